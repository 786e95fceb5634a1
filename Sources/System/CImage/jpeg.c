#include "CImage.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef HANDSET_HAS_JPEG
#include <jpeglib.h>
#include <setjmp.h>

// What is larger is refused before memory is taken for it.
static const int64_t most_pixels = 1 << 26;

typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf escape;
  char *reason;
} failure;

static void fail(j_common_ptr info) {
  failure *error = (failure *)info->err;
  info->err->format_message(info, error->reason);
  longjmp(error->escape, 1);
}

static void be_silent(j_common_ptr info, int level) {
  if (level < 0) info->err->num_warnings++;
}

static unsigned read16(const uint8_t *bytes, int is_big) {
  return is_big ? bytes[0] << 8 | bytes[1] : bytes[1] << 8 | bytes[0];
}

static uint32_t read32(const uint8_t *bytes, int is_big) {
  uint32_t first = read16(bytes, is_big), second = read16(bytes + 2, is_big);
  return is_big ? first << 16 | second : second << 16 | first;
}

// How the camera was held, 1 to 8 as in EXIF's tag 0x0112; 1 where nothing is said.
static int orientation(const struct jpeg_decompress_struct *info) {
  for (jpeg_saved_marker_ptr marker = info->marker_list; marker; marker = marker->next) {
    const uint8_t *bytes = marker->data;
    size_t size = marker->data_length;
    if (marker->marker != JPEG_APP0 + 1 || size < 14 || memcmp(bytes, "Exif\0\0", 6)) continue;
    bytes += 6;
    size -= 6;
    int is_big = bytes[0] == 'M';
    uint32_t place = read32(bytes + 4, is_big);
    if (place > size - 2) continue;
    unsigned count = read16(bytes + place, is_big);
    for (unsigned i = 0; i < count && place + 2 + 12 * (size_t)(i + 1) <= size; i++) {
      const uint8_t *entry = bytes + place + 2 + 12 * (size_t)i;
      if (read16(entry, is_big) != 0x0112) continue;
      unsigned value = read16(entry + 8, is_big);
      return value >= 1 && value <= 8 ? (int)value : 1;
    }
  }
  return 1;
}

// Where a pixel of the file goes in the upright picture.
static size_t upright(int way, size_t x, size_t y, size_t width, size_t height) {
  switch (way) {
  case 2: return y * width + (width - 1 - x);
  case 3: return (height - 1 - y) * width + (width - 1 - x);
  case 4: return (height - 1 - y) * width + x;
  case 5: return x * height + y;
  case 6: return x * height + (height - 1 - y);
  case 7: return (width - 1 - x) * height + (height - 1 - y);
  case 8: return (width - 1 - x) * height + y;
  default: return y * width + x;
  }
}

// `parts` is 3 for red, green and blue, or 4 for inks, of which Adobe's files say what is left.
static uint32_t pixel(const uint8_t *sample, int parts, int is_left) {
  unsigned red = sample[0], green = sample[1], blue = sample[2];
  if (parts == 4) {
    unsigned flip = is_left ? 0 : 255, rest = sample[3] ^ flip;
    red = (red ^ flip) * rest / 255;
    green = (green ^ flip) * rest / 255;
    blue = (blue ^ flip) * rest / 255;
  }
  return 0xFF000000u | red << 16 | green << 8 | blue;
}

uint32_t *ci_jpeg_decode(const uint8_t *bytes, size_t size, int32_t *width, int32_t *height,
                         char *reason) {
  struct jpeg_decompress_struct info;
  failure error;
  // Set between setjmp and longjmp, so they may not live in registers.
  uint32_t *volatile pixels = NULL;
  uint8_t *volatile row = NULL;

  info.err = jpeg_std_error(&error.manager);
  error.manager.error_exit = fail;
  error.manager.emit_message = be_silent;
  error.reason = reason;
  if (setjmp(error.escape)) {
    jpeg_destroy_decompress(&info);
    free(row);
    free(pixels);
    return NULL;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, (unsigned long)size);
  jpeg_save_markers(&info, JPEG_APP0 + 1, 0xFFFF);
  jpeg_read_header(&info, TRUE);
  int is_ink = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = is_ink ? JCS_CMYK : JCS_RGB;
  jpeg_calc_output_dimensions(&info);
  size_t across = info.output_width, down = info.output_height;
  if ((int64_t)across * (int64_t)down > most_pixels) {
    snprintf(reason, CI_REASON_SIZE, "%zu×%zu pixels are too many", across, down);
    jpeg_destroy_decompress(&info);
    return NULL;
  }
  jpeg_start_decompress(&info);
  pixels = malloc(across * down * sizeof(uint32_t));
  row = malloc(across * (size_t)info.output_components);
  if (!pixels || !row) {
    snprintf(reason, CI_REASON_SIZE, "memory is short");
    longjmp(error.escape, 1);
  }
  int way = orientation(&info);
  while (info.output_scanline < info.output_height) {
    size_t y = info.output_scanline;
    JSAMPROW target = row;
    jpeg_read_scanlines(&info, &target, 1);
    for (size_t x = 0; x < across; x++) {
      pixels[upright(way, x, y, across, down)] =
          pixel(row + x * (size_t)info.output_components, info.output_components,
                info.saw_Adobe_marker);
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  free(row);
  int is_turned = way >= 5;
  *width = (int32_t)(is_turned ? down : across);
  *height = (int32_t)(is_turned ? across : down);
  return pixels;
}

#else

uint32_t *ci_jpeg_decode(const uint8_t *bytes, size_t size, int32_t *width, int32_t *height,
                         char *reason) {
  (void)bytes, (void)size, (void)width, (void)height;
  snprintf(reason, CI_REASON_SIZE, "Handset was built without libjpeg");
  return NULL;
}

#endif

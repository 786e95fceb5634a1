#include "CImage.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == 4, "wmemset fills 32-bit pixels");

static inline ci_rect intersect(ci_rect a, ci_rect b) {
  ci_rect r = {a.x0 > b.x0 ? a.x0 : b.x0, a.y0 > b.y0 ? a.y0 : b.y0,
               a.x1 < b.x1 ? a.x1 : b.x1, a.y1 < b.y1 ? a.y1 : b.y1};
  return r;
}

// Two channels at once: every one of the two bytes becomes round(byte * factor / 255).
static inline uint32_t scale_pair(uint32_t pair, uint32_t factor) {
  uint32_t t = pair * factor + 0x00800080u;
  return ((t + ((t >> 8) & 0x00FF00FFu)) >> 8) & 0x00FF00FFu;
}

static inline uint32_t scale_pixel(uint32_t pixel, uint32_t factor) {
  return scale_pair(pixel & 0x00FF00FFu, factor) |
         (scale_pair((pixel >> 8) & 0x00FF00FFu, factor) << 8);
}

// Rounding can carry a channel one past 255 only where source and destination both round up.
static inline uint32_t add_saturated(uint32_t a, uint32_t b) {
  uint32_t low = (a & 0x00FF00FFu) + (b & 0x00FF00FFu);
  uint32_t high = ((a >> 8) & 0x00FF00FFu) + ((b >> 8) & 0x00FF00FFu);
  low |= 0x01000100u - ((low >> 8) & 0x00FF00FFu);
  high |= 0x01000100u - ((high >> 8) & 0x00FF00FFu);
  return (low & 0x00FF00FFu) | ((high & 0x00FF00FFu) << 8);
}

static inline uint32_t over(uint32_t source, uint32_t destination) {
  return add_saturated(source, scale_pixel(destination, 255 - (source >> 24)));
}

// Two pixels at a time, in the compiler's portable vectors. Same arithmetic as above.
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint16_t words8 __attribute__((vector_size(16)));

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "alpha is the fourth byte of a pixel");

static inline words8 product255(words8 a, words8 b) {
  words8 t = a * b + 128;
  return (t + (t >> 8)) >> 8;
}

static inline words8 load_two(const uint32_t *pixels) {
  bytes8 bytes;
  memcpy(&bytes, pixels, sizeof bytes);
  return __builtin_convertvector(bytes, words8);
}

static inline words8 twice(uint32_t pixel) {
  const uint32_t two[2] = {pixel, pixel};
  return load_two(two);
}

// Lays two pixels over those at `row`.
static inline void over_two(uint32_t *row, words8 source) {
  const words8 alpha = __builtin_shufflevector(source, source, 3, 3, 3, 3, 7, 7, 7, 7);
  words8 sum = source + product255(load_two(row), 255 - alpha);
  const words8 too_much = (words8)(sum > 255);
  sum = (sum & ~too_much) | (too_much & 255);
  const bytes8 bytes = __builtin_convertvector(sum, bytes8);
  memcpy(row, &bytes, sizeof bytes);
}

// Lays a colour, given twice, over eight pixels through eight bytes of a mask.
static inline void mask_eight(uint32_t *row, const uint8_t *mask, words8 color) {
  for (int32_t i = 0; i < 8; i += 2) {
    const uint16_t a = mask[i], b = mask[i + 1];
    over_two(row + i, product255(color, (words8){a, a, a, a, b, b, b, b}));
  }
}

static void fill_row(uint32_t *row, int32_t count, uint32_t color) {
  const uint32_t alpha = color >> 24;
  if (count <= 0 || alpha == 0) return;
  if (alpha == 255) {
    wmemset((wchar_t *)row, (wchar_t)color, (size_t)count);
    return;
  }
  const words8 two = twice(color);
  int32_t i = 0;
  for (; i + 2 <= count; i += 2) over_two(row + i, two);
  if (i < count) row[i] = over(color, row[i]);
}

static void mask_row(uint32_t *row, const uint8_t *mask, int32_t count, uint32_t color) {
  const int opaque = (color >> 24) == 255;
  const words8 two = twice(color);
  int32_t i = 0;
  // Masks are mostly empty or full: eight pixels at a time where they are.
  for (; i + 8 <= count; i += 8) {
    uint64_t eight;
    memcpy(&eight, mask + i, sizeof eight);
    if (eight == 0) continue;
    if (eight == UINT64_MAX && opaque) {
      for (int32_t k = i; k < i + 8; k++) row[k] = color;
      continue;
    }
    mask_eight(row + i, mask + i, two);
  }
  const size_t rest = (size_t)(count - i);
  if (rest > 0) {
    uint32_t pixels[8] = {0};
    uint8_t coverage[8] = {0};
    memcpy(pixels, row + i, rest * sizeof *pixels);
    memcpy(coverage, mask + i, rest);
    mask_eight(pixels, coverage, two);
    memcpy(row + i, pixels, rest * sizeof *pixels);
  }
}

void ci_fill(const ci_target *target, ci_rect rect, uint32_t color) {
  ci_rect r = intersect(rect, target->clip);
  if (r.x0 >= r.x1) return;
  for (int32_t y = r.y0; y < r.y1; y++) {
    fill_row(target->pixels + (size_t)y * target->stride + r.x0, r.x1 - r.x0, color);
  }
}

void ci_mask(const ci_target *target, const uint8_t *mask, int32_t stride, int32_t width,
             int32_t height, int32_t x, int32_t y, uint32_t color) {
  ci_rect r = intersect((ci_rect){x, y, x + width, y + height}, target->clip);
  if (r.x0 >= r.x1) return;
  for (int32_t row = r.y0; row < r.y1; row++) {
    mask_row(target->pixels + (size_t)row * target->stride + r.x0,
             mask + (size_t)(row - y) * stride + (r.x0 - x), r.x1 - r.x0, color);
  }
}

void ci_mask_nine(const ci_target *target, const ci_nine *mask, ci_rect rect, uint32_t color) {
  ci_rect r = intersect(rect, target->clip);
  if (r.x0 >= r.x1) return;
  const int32_t left_end = rect.x0 + mask->left;
  const int32_t right_start = rect.x1 - mask->right;
  const int32_t bottom_start = rect.y1 - mask->bottom;
  for (int32_t y = r.y0; y < r.y1; y++) {
    uint32_t *row = target->pixels + (size_t)y * target->stride;
    int32_t mask_y = y - rect.y0;
    if (mask_y >= mask->top) {
      mask_y = y < bottom_start ? mask->top : mask->top + 1 + (y - bottom_start);
      if (y < bottom_start && mask->full_middle) {
        fill_row(row + r.x0, r.x1 - r.x0, color);
        continue;
      }
    }
    const uint8_t *coverage = mask->bytes + (size_t)mask_y * mask->stride;
    int32_t start = r.x0;
    int32_t end = r.x1 < left_end ? r.x1 : left_end;
    if (start < end) mask_row(row + start, coverage + (start - rect.x0), end - start, color);
    start = r.x0 > left_end ? r.x0 : left_end;
    end = r.x1 < right_start ? r.x1 : right_start;
    if (start < end) {
      const uint32_t middle = coverage[mask->left];
      fill_row(row + start, end - start, middle == 255 ? color : scale_pixel(color, middle));
    }
    start = r.x0 > right_start ? r.x0 : right_start;
    end = r.x1;
    if (start < end) {
      mask_row(row + start, coverage + mask->left + 1 + (start - right_start), end - start, color);
    }
  }
}

void ci_over(const ci_target *target, const uint32_t *source, int32_t stride, int32_t width,
             int32_t height, int32_t x, int32_t y, uint8_t alpha) {
  ci_rect r = intersect((ci_rect){x, y, x + width, y + height}, target->clip);
  if (r.x0 >= r.x1) return;
  for (int32_t line = r.y0; line < r.y1; line++) {
    uint32_t *row = target->pixels + (size_t)line * target->stride;
    const uint32_t *from = source + (size_t)(line - y) * stride - x;
    for (int32_t i = r.x0; i < r.x1; i++) {
      uint32_t pixel = alpha == 255 ? from[i] : scale_pixel(from[i], alpha);
      uint32_t opacity = pixel >> 24;
      if (opacity == 255) {
        row[i] = pixel;
      } else if (opacity != 0) {
        row[i] = over(pixel, row[i]);
      }
    }
  }
}

void ci_save(const uint32_t *pixels, int32_t stride, ci_rect rect, uint32_t *saved) {
  const size_t width = (size_t)(rect.x1 - rect.x0);
  for (int32_t y = rect.y0; y < rect.y1; y++, saved += width) {
    memcpy(saved, pixels + (size_t)y * stride + rect.x0, width * sizeof *saved);
  }
}

// round(a * m / 255 + b * (255 - m) / 255) for two channels at once; exact at m = 0 and 255.
static inline uint32_t mix_pair(uint32_t a, uint32_t b, uint32_t m) {
  uint32_t t = a * m + b * (255 - m) + 0x00800080u;
  return ((t + ((t >> 8) & 0x00FF00FFu)) >> 8) & 0x00FF00FFu;
}

static inline uint32_t mix(uint32_t a, uint32_t b, uint32_t m) {
  return mix_pair(a & 0x00FF00FFu, b & 0x00FF00FFu, m) |
         (mix_pair((a >> 8) & 0x00FF00FFu, (b >> 8) & 0x00FF00FFu, m) << 8);
}

void ci_restore_alpha(uint32_t *pixels, int32_t stride, ci_rect rect, const uint32_t *saved,
                      uint8_t alpha) {
  const int32_t width = rect.x1 - rect.x0;
  for (int32_t y = rect.y0; y < rect.y1; y++, saved += width) {
    uint32_t *row = pixels + (size_t)y * stride + rect.x0;
    for (int32_t i = 0; i < width; i++) row[i] = mix(row[i], saved[i], alpha);
  }
}

void ci_restore_mask(uint32_t *pixels, int32_t stride, ci_rect rect, const uint32_t *saved,
                     const uint8_t *mask, int32_t mask_stride) {
  const int32_t width = rect.x1 - rect.x0;
  for (int32_t y = rect.y0; y < rect.y1; y++, saved += width, mask += mask_stride) {
    uint32_t *row = pixels + (size_t)y * stride + rect.x0;
    for (int32_t i = 0; i < width; i++) {
      if (mask[i] != 255) row[i] = mix(row[i], saved[i], mask[i]);
    }
  }
}

void ci_alpha_channel(const uint32_t *source, int32_t stride, int32_t width, int32_t height,
                      uint8_t *mask, int32_t mask_stride) {
  for (int32_t y = 0; y < height; y++) {
    for (int32_t x = 0; x < width; x++) {
      mask[(size_t)y * mask_stride + x] = (uint8_t)(source[(size_t)y * stride + x] >> 24);
    }
  }
}

ci_rect ci_ink(const uint8_t *mask, int32_t stride, int32_t width, int32_t height) {
  ci_rect ink = {width, height, 0, 0};
  for (int32_t y = 0; y < height; y++) {
    const uint8_t *row = mask + (size_t)y * stride;
    int32_t x = 0;
    uint64_t eight = 0;
    while (x + 8 <= width && (memcpy(&eight, row + x, sizeof eight), eight == 0)) x += 8;
    while (x < width && row[x] == 0) x++;
    if (x == width) continue;
    if (x < ink.x0) ink.x0 = x;
    if (y < ink.y0) ink.y0 = y;
    ink.y1 = y + 1;
    int32_t end = width;
    while (row[end - 1] == 0) end--;
    if (end > ink.x1) ink.x1 = end;
  }
  return ink;
}

void ci_quarter(const uint8_t *wide, int32_t wide_stride, int32_t wide_width, int32_t height,
                int32_t shift, uint8_t *mask, int32_t stride, int32_t width) {
  for (int32_t y = 0; y < height; y++) {
    const uint8_t *row = wide + (size_t)y * wide_stride;
    uint8_t *result = mask + (size_t)y * stride;
    for (int32_t x = 0; x < width; x++) {
      const int32_t from = 4 * x - shift;
      int32_t sum = 2;
      if (from >= 0 && from + 4 <= wide_width) {
        sum += row[from] + row[from + 1] + row[from + 2] + row[from + 3];
      } else {
        for (int32_t i = from; i < from + 4; i++) {
          if (i >= 0 && i < wide_width) sum += row[i];
        }
      }
      result[x] = (uint8_t)(sum >> 2);
    }
  }
}

void ci_shrink(const uint32_t *source, int32_t source_stride, int32_t source_width,
               int32_t source_height, uint32_t *result, int32_t width, int32_t height) {
  const double step_x = (double)source_width / width;
  const double step_y = (double)source_height / height;
  for (int32_t y = 0; y < height; y++) {
    const double top = y * step_y, bottom = top + step_y;
    for (int32_t x = 0; x < width; x++) {
      const double left = x * step_x, right = left + step_x;
      double sum[4] = {0, 0, 0, 0};
      double area = 0;
      for (int32_t sy = (int32_t)top; sy < bottom && sy < source_height; sy++) {
        const double high = (bottom < sy + 1 ? bottom : sy + 1) - (top > sy ? top : sy);
        for (int32_t sx = (int32_t)left; sx < right && sx < source_width; sx++) {
          const double wide = (right < sx + 1 ? right : sx + 1) - (left > sx ? left : sx);
          const uint32_t pixel = source[(size_t)sy * source_stride + sx];
          const double weight = wide * high;
          const double alpha = weight * (pixel >> 24);
          area += weight;
          sum[3] += alpha;
          sum[2] += alpha * ((pixel >> 16) & 0xFF);
          sum[1] += alpha * ((pixel >> 8) & 0xFF);
          sum[0] += alpha * (pixel & 0xFF);
        }
      }
      uint32_t alpha = (uint32_t)(sum[3] / area + 0.5);
      uint32_t pixel = alpha << 24;
      for (int channel = 0; channel < 3; channel++) {
        uint32_t value = (uint32_t)(sum[channel] / (area * 255) + 0.5);
        pixel |= (value > alpha ? alpha : value) << (8 * channel);
      }
      result[(size_t)y * width + x] = pixel;
    }
  }
}

void ci_straight_rgba(const uint32_t *pixels, size_t count, uint8_t *rgba) {
  for (size_t i = 0; i < count; i++, rgba += 4) {
    const uint32_t pixel = pixels[i];
    const uint32_t alpha = pixel >> 24;
    uint32_t red = (pixel >> 16) & 0xFF, green = (pixel >> 8) & 0xFF, blue = pixel & 0xFF;
    if (alpha != 0 && alpha != 255) {
      red = (red * 255 + alpha / 2) / alpha;
      green = (green * 255 + alpha / 2) / alpha;
      blue = (blue * 255 + alpha / 2) / alpha;
    }
    rgba[0] = (uint8_t)(red > 255 ? 255 : red);
    rgba[1] = (uint8_t)(green > 255 ? 255 : green);
    rgba[2] = (uint8_t)(blue > 255 ? 255 : blue);
    rgba[3] = (uint8_t)alpha;
  }
}

#include "CImage.h"

#include <stdlib.h>
#include <string.h>

#ifdef HANDSET_HAS_ISAL
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#else
#include <zlib.h>
#endif
#if defined(__x86_64__)
#include <immintrin.h>
#endif

static uint32_t crc(const uint8_t *bytes, size_t size) {
#ifdef HANDSET_HAS_ISAL
  return crc32_gzip_refl(0, bytes, size);
#else
  return (uint32_t)crc32_z(0, bytes, size);
#endif
}

#if defined(HANDSET_HAS_ISAL) && defined(__x86_64__)
__attribute__((target("avx"))) static void zero_upper_halves(void) { _mm256_zeroupper(); }
#endif

// ISA-L's deflate and CRC leave the upper halves of the AVX registers dirty, which makes SSE
// code that runs later on the same thread several times slower.
static void clean_up_after_isal(void) {
#if defined(HANDSET_HAS_ISAL) && defined(__x86_64__)
  if (__builtin_cpu_supports("avx")) zero_upper_halves();
#endif
}

static uint8_t *put32(uint8_t *to, uint32_t value) {
  *to++ = (uint8_t)(value >> 24);
  *to++ = (uint8_t)(value >> 16);
  *to++ = (uint8_t)(value >> 8);
  *to++ = (uint8_t)value;
  return to;
}

// Completes a chunk whose type and `size` bytes of data already stand behind `chunk + 4`.
static uint8_t *end_chunk(uint8_t *chunk, size_t size) {
  put32(chunk, (uint32_t)size);
  return put32(chunk + 8 + size, crc(chunk + 4, size + 4));
}

static void rgb_row(const uint32_t *pixels, int32_t width, uint8_t *out) {
  for (int32_t x = 0; x < width; x++, out += 3) {
    out[0] = (uint8_t)(pixels[x] >> 16);
    out[1] = (uint8_t)(pixels[x] >> 8);
    out[2] = (uint8_t)pixels[x];
  }
}

#if defined(__x86_64__)
// Sixteen pixels to 48 bytes at a time.
__attribute__((target("ssse3"))) static void rgb_row_ssse3(const uint32_t *pixels, int32_t width,
                                                           uint8_t *out) {
  const __m128i pick = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  int32_t x = 0;
  for (; x + 16 <= width; x += 16, out += 48) {
    const __m128i *from = (const __m128i *)(pixels + x);
    __m128i a = _mm_shuffle_epi8(_mm_loadu_si128(from), pick);
    __m128i b = _mm_shuffle_epi8(_mm_loadu_si128(from + 1), pick);
    __m128i c = _mm_shuffle_epi8(_mm_loadu_si128(from + 2), pick);
    __m128i d = _mm_shuffle_epi8(_mm_loadu_si128(from + 3), pick);
    __m128i *to = (__m128i *)out;
    _mm_storeu_si128(to, _mm_or_si128(a, _mm_slli_si128(b, 12)));
    _mm_storeu_si128(to + 1, _mm_or_si128(_mm_srli_si128(b, 4), _mm_slli_si128(c, 8)));
    _mm_storeu_si128(to + 2, _mm_or_si128(_mm_srli_si128(c, 8), _mm_slli_si128(d, 4)));
  }
  rgb_row(pixels + x, width - x, out);
}
#endif

// Writes one PNG row, filter byte first.
static void put_row(const uint32_t *pixels, int32_t width, int has_alpha, uint8_t *out) {
  *out++ = 0;
  if (has_alpha) {
    ci_straight_rgba(pixels, (size_t)width, out);
    return;
  }
#if defined(__x86_64__)
  if (__builtin_cpu_supports("ssse3")) {
    rgb_row_ssse3(pixels, width, out);
    return;
  }
#endif
  rgb_row(pixels, width, out);
}

// A group of rows is converted and compressed while it is in the cache.
enum { rows_at_once = 64 };

#ifdef HANDSET_HAS_ISAL

static int compress_rows(const uint32_t *pixels, int32_t width, int32_t height, int has_alpha,
                         uint8_t *rows, uint8_t *out, size_t room, size_t *used) {
  const size_t row_size = (size_t)width * (has_alpha ? 4 : 3) + 1;
  // The compressor looks at what its tables held before, and so would now and then find another
  // match: zeros make the same bytes of the same pixels.
  struct isal_zstream *stream = calloc(1, sizeof *stream);
  uint8_t *level_buffer = calloc(1, ISAL_DEF_LVL1_DEFAULT);
  int status = stream != NULL && level_buffer != NULL ? 0 : -1;
  if (status == 0) {
    isal_deflate_init(stream);
    stream->level = 1;
    stream->level_buf = level_buffer;
    stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
    stream->gzip_flag = IGZIP_ZLIB;
    stream->next_out = out;
    stream->avail_out = room > UINT32_MAX ? UINT32_MAX : (uint32_t)room;
    for (int32_t y = 0; y < height && status == 0; y += rows_at_once) {
      const int32_t count = height - y < rows_at_once ? height - y : rows_at_once;
      for (int32_t i = 0; i < count; i++) {
        put_row(pixels + (size_t)(y + i) * width, width, has_alpha, rows + i * row_size);
      }
      stream->next_in = rows;
      stream->avail_in = (uint32_t)(count * row_size);
      stream->end_of_stream = y + count == height;
      status = isal_deflate(stream);
      if (stream->avail_in != 0) status = -1;
    }
    if (status == 0 && stream->internal_state.state != ZSTATE_END) status = -1;
    *used = stream->total_out;
  }
  free(stream);
  free(level_buffer);
  return status == 0 ? 0 : -1;
}

#else

static int compress_rows(const uint32_t *pixels, int32_t width, int32_t height, int has_alpha,
                         uint8_t *rows, uint8_t *out, size_t room, size_t *used) {
  const size_t row_size = (size_t)width * (has_alpha ? 4 : 3) + 1;
  z_stream stream = {0};
  if (deflateInit(&stream, 1) != Z_OK) return -1;
  stream.next_out = out;
  stream.avail_out = room > UINT32_MAX ? UINT32_MAX : (uInt)room;
  int status = Z_OK;
  for (int32_t y = 0; y < height && status == Z_OK; y += rows_at_once) {
    const int32_t count = height - y < rows_at_once ? height - y : rows_at_once;
    for (int32_t i = 0; i < count; i++) {
      put_row(pixels + (size_t)(y + i) * width, width, has_alpha, rows + i * row_size);
    }
    stream.next_in = rows;
    stream.avail_in = (uInt)(count * row_size);
    status = deflate(&stream, y + count == height ? Z_FINISH : Z_NO_FLUSH);
  }
  *used = stream.total_out;
  deflateEnd(&stream);
  return status == Z_STREAM_END ? 0 : -1;
}

#endif

uint8_t *ci_png_encode(const uint32_t *pixels, int32_t width, int32_t height, int has_alpha,
                       size_t *size) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  enum { before_data = 8 + 25 + 8, after_data = 4 + 12 };
  *size = 0;
  const size_t row_size = (size_t)width * (has_alpha ? 4 : 3) + 1;
  const size_t raw = row_size * (size_t)height;
  // Deflate never needs more than stored blocks: 5 bytes for each started piece of input, plus
  // the zlib wrapper. A chunk's length is 31 bits.
  const size_t room = raw + (raw >> 8) + 65536;
  if (room > 0x7FFFFFFF) return NULL;
  uint8_t *png = malloc(before_data + room + after_data);
  uint8_t *rows = malloc(row_size * rows_at_once);
  if (png == NULL || rows == NULL) {
    free(png);
    free(rows);
    return NULL;
  }
  memcpy(png, signature, sizeof signature);
  uint8_t *header = png + sizeof signature;
  memcpy(header + 4, "IHDR", 4);
  uint8_t *at = put32(header + 8, (uint32_t)width);
  at = put32(at, (uint32_t)height);
  *at++ = 8;
  *at++ = has_alpha ? 6 : 2;
  *at++ = 0;
  *at++ = 0;
  *at++ = 0;
  uint8_t *data = end_chunk(header, 13);
  memcpy(data + 4, "IDAT", 4);
  size_t used = 0;
  const int status = compress_rows(pixels, width, height, has_alpha, rows, data + 8, room, &used);
  free(rows);
  if (status != 0) {
    clean_up_after_isal();
    free(png);
    return NULL;
  }
  uint8_t *tail = end_chunk(data, used);
  memcpy(tail + 4, "IEND", 4);
  *size = (size_t)(end_chunk(tail, 0) - png);
  clean_up_after_isal();
  return png;
}

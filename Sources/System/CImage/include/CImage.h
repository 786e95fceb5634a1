#pragma once

#include <stddef.h>
#include <stdint.h>

#include "heap.h"
#include "scale.h"

// Pixel loops and PNG writing. Pixels are premultiplied 0xAARRGGBB in native byte order.
// Swift loops over pixels are slow in debug builds, so they live here.

/// A rectangle of pixels: x0 <= x < x1, y0 <= y < y1.
typedef struct {
  int32_t x0, y0, x1, y1;
} ci_rect;

/// Pixels in memory and the part of them that may be written. The clip lies inside.
typedef struct {
  uint32_t *pixels;
  int32_t stride;
  ci_rect clip;
} ci_target;

/// An 8-bit coverage mask that stretches: `left`, `right` columns and `top`, `bottom` rows are
/// kept, the single column and row between them is repeated. `full_middle` says that the
/// repeated row is nothing but 255.
typedef struct {
  const uint8_t *bytes;
  int32_t stride;
  int32_t left, right, top, bottom;
  int32_t full_middle;
} ci_nine;

/// Lays a colour over a rectangle; an opaque one is stored.
void ci_fill(const ci_target *target, ci_rect rect, uint32_t color);

/// Lays a colour over the target through a coverage mask placed at `x`, `y`.
void ci_mask(const ci_target *target, const uint8_t *mask, int32_t stride, int32_t width,
             int32_t height, int32_t x, int32_t y, uint32_t color);

/// Lays a colour over the target through a stretched mask that fills `rect`.
void ci_mask_nine(const ci_target *target, const ci_nine *mask, ci_rect rect, uint32_t color);

/// Lays a picture over the target with its top left corner at `x`, `y`.
void ci_over(const ci_target *target, const uint32_t *source, int32_t stride, int32_t width,
             int32_t height, int32_t x, int32_t y, uint8_t alpha);

/// Copies the pixels of `rect` into `saved`, row by row without gaps.
void ci_save(const uint32_t *pixels, int32_t stride, ci_rect rect, uint32_t *saved);

/// Goes back from the pixels of `rect` to the saved ones as far as `alpha` is below 255.
void ci_restore_alpha(uint32_t *pixels, int32_t stride, ci_rect rect, const uint32_t *saved,
                      uint8_t alpha);

/// Goes back from the pixels of `rect` to the saved ones as far as the mask is below 255; the
/// mask's first byte belongs to the rectangle's top left pixel.
void ci_restore_mask(uint32_t *pixels, int32_t stride, ci_rect rect, const uint32_t *saved,
                     const uint8_t *mask, int32_t mask_stride);

/// The alpha channel of a picture as a mask of the same size.
void ci_alpha_channel(const uint32_t *source, int32_t stride, int32_t width, int32_t height,
                      uint8_t *mask, int32_t mask_stride);

/// The smallest rectangle around everything in a mask that isn't 0; empty for an empty mask.
ci_rect ci_ink(const uint8_t *mask, int32_t stride, int32_t width, int32_t height);

/// Averages a mask drawn four times as wide into one of `width` pixels whose left edge lies
/// `shift` quarter pixels left of the wide one's.
void ci_quarter(const uint8_t *wide, int32_t wide_stride, int32_t wide_width, int32_t height,
                int32_t shift, uint8_t *mask, int32_t stride, int32_t width);

/// Scales a straight-alpha picture down by area averaging into a premultiplied one.
void ci_shrink(const uint32_t *source, int32_t source_stride, int32_t source_width,
               int32_t source_height, uint32_t *result, int32_t width, int32_t height);

/// Blurs a mask in place with a Gaussian of `sigma` pixels; outside of it counts as empty.
/// Returns 0, or -1 when memory is short.
int ci_blur(uint8_t *mask, int32_t stride, int32_t width, int32_t height, double sigma);

/// A colour in front of something, through which brightness and colour of what is behind show to
/// different parts.
typedef struct {
  /// Red, green and blue in front of black, 0 to 1.
  double colour[3];
  /// How much of the brightness behind shows, 0 to 1.
  double brightness;
  /// How much of the difference between what is behind and a grey of its brightness shows.
  double chroma;
} ci_material;

/// Blurs the pixels of `rect` in place with a Gaussian of `sigma` pixels; what lies at its edges
/// goes on beyond them. With a material the result is as seen through that. Returns 0, or -1 when
/// memory is short.
int ci_blur_pixels(uint32_t *pixels, int32_t stride, ci_rect rect, double sigma,
                   const ci_material *material);

/// Undoes premultiplication: the bytes R, G, B, A of every pixel.
void ci_straight_rgba(const uint32_t *pixels, size_t count, uint8_t *rgba);

/// Writes a PNG of `width` × `height` pixels into memory that the caller frees. `has_alpha`
/// chooses RGBA with straight alpha; otherwise RGB as if the picture were opaque. Returns NULL
/// when memory is short or the compressor fails.
uint8_t *ci_png_encode(const uint32_t *pixels, int32_t width, int32_t height, int has_alpha,
                       size_t *size);

/// Room for a reason, bytes: as much as libjpeg's messages take.
#define CI_REASON_SIZE 200

/// Reads a JPEG into opaque pixels that the caller frees, turned upright as its EXIF data say.
/// Returns NULL and writes why to `reason`, which has room for CI_REASON_SIZE bytes, where it
/// cannot be read or has more than 64 million pixels.
uint32_t *ci_jpeg_decode(const uint8_t *bytes, size_t size, int32_t *width, int32_t *height,
                         char *reason);

/// What ci_compare found over all pixels.
typedef struct {
  int32_t max_difference;
  int64_t differing;
  double mean_delta_e;
} ci_comparison;

/// Compares two pictures of the same size: largest channel difference, number of pixels that
/// differ, and mean CIE ΔE 2000 (sRGB, D65).
ci_comparison ci_compare(const uint32_t *one, const uint32_t *other, size_t count);

#include "CImage.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// How to blur one line. Lines hold values in 8.8 fixed point.
typedef struct {
  uint32_t *weights;
  int32_t taps;
  int32_t boxes[3];
} kernel;

// The Gaussian itself: weights in 16-bit fixed point with a sum of exactly 65536, so that flat
// areas stay flat.
static int make_weights(kernel *blur, double sigma, int32_t reach) {
  blur->taps = 2 * reach + 1;
  blur->weights = malloc((size_t)blur->taps * sizeof *blur->weights);
  if (blur->weights == NULL) return -1;
  double total = 0;
  for (int32_t k = -reach; k <= reach; k++) total += exp(-k * (double)k / (2 * sigma * sigma));
  uint32_t used = 0;
  for (int32_t k = 0; k < blur->taps; k++) {
    const double distance = k - reach;
    const double weight = exp(-distance * distance / (2 * sigma * sigma)) / total;
    blur->weights[k] = (uint32_t)(65536 * weight);
    used += blur->weights[k];
  }
  blur->weights[reach] += 65536 - used;
  return 0;
}

// Three running means in a row come within 3 % of a wide Gaussian at a cost that doesn't depend
// on its width. Their odd widths are chosen for the right variance.
static void make_boxes(kernel *blur, double sigma) {
  int32_t narrow = (int32_t)floor(sqrt(4 * sigma * sigma + 1));
  if (narrow % 2 == 0) narrow--;
  const double missing = 12 * sigma * sigma - 3.0 * narrow * narrow - 12.0 * narrow - 9;
  const int32_t count = (int32_t)floor(missing / (-4.0 * narrow - 4) + 0.5);
  for (int32_t i = 0; i < 3; i++) blur->boxes[i] = i < count ? narrow : narrow + 2;
}

static void box(const uint32_t *line, uint32_t *result, int32_t count, int32_t width) {
  const int32_t half = width / 2;
  uint32_t sum = (uint32_t)width / 2;
  for (int32_t i = 0; i < half && i < count; i++) sum += line[i];
  for (int32_t i = 0; i < count; i++) {
    if (i + half < count) sum += line[i + half];
    result[i] = sum / (uint32_t)width;
    if (i >= half) sum -= line[i - half];
  }
}

// Blurs `count` values, the empty ones at both ends included. `line` is used up.
static void blur_line(const kernel *blur, uint32_t *line, uint32_t *result, int32_t count) {
  if (blur->weights == NULL) {
    box(line, result, count, blur->boxes[0]);
    box(result, line, count, blur->boxes[1]);
    box(line, result, count, blur->boxes[2]);
    return;
  }
  const int32_t reach = blur->taps / 2;
  for (int32_t i = reach; i < count - reach; i++) {
    uint64_t sum = 32768;
    for (int32_t k = 0; k < blur->taps; k++) {
      sum += (uint64_t)blur->weights[k] * line[i + k - reach];
    }
    result[i] = (uint32_t)(sum >> 16);
  }
}

int ci_blur(uint8_t *mask, int32_t stride, int32_t width, int32_t height, double sigma) {
  if (!(sigma > 0) || width <= 0 || height <= 0) return 0;
  const int32_t reach = (int32_t)ceil(3 * sigma);
  const int32_t longest = (width > height ? width : height) + 2 * reach;
  kernel blur = {0};
  uint32_t *line = malloc((size_t)longest * sizeof *line);
  uint32_t *result = malloc((size_t)longest * sizeof *result);
  int status = line != NULL && result != NULL ? 0 : -1;
  if (status == 0 && sigma < 3) status = make_weights(&blur, sigma, reach);
  if (status == 0) {
    make_boxes(&blur, sigma);
    for (int32_t y = 0; y < height; y++) {
      uint8_t *row = mask + (size_t)y * stride;
      memset(line, 0, (size_t)longest * sizeof *line);
      for (int32_t x = 0; x < width; x++) line[reach + x] = (uint32_t)row[x] << 8;
      blur_line(&blur, line, result, width + 2 * reach);
      for (int32_t x = 0; x < width; x++) row[x] = (uint8_t)((result[reach + x] + 128) >> 8);
    }
    for (int32_t x = 0; x < width; x++) {
      memset(line, 0, (size_t)longest * sizeof *line);
      for (int32_t y = 0; y < height; y++) {
        line[reach + y] = (uint32_t)mask[(size_t)y * stride + x] << 8;
      }
      blur_line(&blur, line, result, height + 2 * reach);
      for (int32_t y = 0; y < height; y++) {
        mask[(size_t)y * stride + x] = (uint8_t)((result[reach + y] + 128) >> 8);
      }
    }
  }
  free(blur.weights);
  free(line);
  free(result);
  return status;
}

// The mean of every block of `factor` × `factor` pixels, channel by channel, in 8.8 fixed point.
// Blocks at the far edges may be smaller.
static void shrink_planes(const uint32_t *pixels, int32_t stride, ci_rect rect, int32_t factor,
                          uint32_t *planes, int32_t width, int32_t height) {
  const size_t plane = (size_t)width * height;
  for (int32_t y = 0; y < height; y++) {
    for (int32_t x = 0; x < width; x++) {
      const int32_t x0 = rect.x0 + x * factor, y0 = rect.y0 + y * factor;
      const int32_t x1 = x0 + factor < rect.x1 ? x0 + factor : rect.x1;
      const int32_t y1 = y0 + factor < rect.y1 ? y0 + factor : rect.y1;
      uint32_t sums[4] = {0};
      for (int32_t v = y0; v < y1; v++) {
        const uint32_t *row = pixels + (size_t)v * stride;
        for (int32_t u = x0; u < x1; u++) {
          for (int c = 0; c < 4; c++) sums[c] += row[u] >> (8 * c) & 255;
        }
      }
      const uint32_t count = (uint32_t)((x1 - x0) * (y1 - y0));
      for (int c = 0; c < 4; c++) {
        planes[c * plane + (size_t)y * width + x] = ((sums[c] << 8) + count / 2) / count;
      }
    }
  }
}

// Blurs one line of a plane whose ends go on as they are.
static void blur_stretched(const kernel *blur, uint32_t *values, int32_t count, int32_t step,
                           int32_t reach, uint32_t *line, uint32_t *result) {
  const int32_t length = count + 2 * reach;
  for (int32_t i = 0; i < length; i++) {
    int32_t from = i - reach;
    if (from < 0) from = 0;
    if (from >= count) from = count - 1;
    line[i] = values[(size_t)from * step];
  }
  blur_line(blur, line, result, length);
  for (int32_t i = 0; i < count; i++) values[(size_t)i * step] = result[reach + i];
}

// Writes the planes back over the pixels they came from, in straight lines between the middles
// of the blocks.
static void grow_planes(uint32_t *pixels, int32_t stride, ci_rect rect, int32_t factor,
                        const uint32_t *planes, int32_t width, int32_t height) {
  const size_t plane = (size_t)width * height;
  const int32_t unit = 2 * factor;
  for (int32_t y = rect.y0; y < rect.y1; y++) {
    const int32_t v = 2 * (y - rect.y0) + 1 - factor;
    int32_t top = v < 0 ? 0 : v / unit;
    const int32_t down = v < 0 ? 0 : v % unit;
    if (top > height - 1) top = height - 1;
    const int32_t bottom = top + 1 < height ? top + 1 : top;
    for (int32_t x = rect.x0; x < rect.x1; x++) {
      const int32_t u = 2 * (x - rect.x0) + 1 - factor;
      int32_t left = u < 0 ? 0 : u / unit;
      const int32_t across = u < 0 ? 0 : u % unit;
      if (left > width - 1) left = width - 1;
      const int32_t right = left + 1 < width ? left + 1 : left;
      uint32_t pixel = 0;
      for (int c = 0; c < 4; c++) {
        const uint32_t *values = planes + c * plane;
        const uint64_t upper = (uint64_t)values[(size_t)top * width + left] * (unit - across) +
                               (uint64_t)values[(size_t)top * width + right] * across;
        const uint64_t lower = (uint64_t)values[(size_t)bottom * width + left] * (unit - across) +
                               (uint64_t)values[(size_t)bottom * width + right] * across;
        const uint64_t area = (uint64_t)unit * unit * 256;
        const uint64_t value = (upper * (unit - down) + lower * down + area / 2) / area;
        pixel |= (uint32_t)(value > 255 ? 255 : value) << (8 * c);
      }
      pixels[(size_t)y * stride + x] = pixel;
    }
  }
}

int ci_blur_pixels(uint32_t *pixels, int32_t stride, ci_rect rect, double sigma) {
  const int32_t full_width = rect.x1 - rect.x0, full_height = rect.y1 - rect.y0;
  if (!(sigma > 0) || full_width <= 0 || full_height <= 0) return 0;
  // A blur this wide keeps nothing that blocks of a quarter of it lose.
  int32_t factor = (int32_t)(sigma / 4);
  if (factor < 1) factor = 1;
  if (factor > 16) factor = 16;
  const int32_t width = (full_width + factor - 1) / factor;
  const int32_t height = (full_height + factor - 1) / factor;
  const double narrow = sigma / factor;
  const int32_t reach = (int32_t)ceil(3 * narrow) + 2;
  const int32_t longest = (width > height ? width : height) + 2 * reach;
  const size_t plane = (size_t)width * height;
  kernel blur = {0};
  uint32_t *planes = malloc(4 * plane * sizeof *planes);
  uint32_t *line = malloc((size_t)longest * sizeof *line);
  uint32_t *result = malloc((size_t)longest * sizeof *result);
  int status = planes != NULL && line != NULL && result != NULL ? 0 : -1;
  if (status == 0) {
    make_boxes(&blur, narrow);
    shrink_planes(pixels, stride, rect, factor, planes, width, height);
    for (int c = 0; c < 4; c++) {
      uint32_t *values = planes + c * plane;
      for (int32_t y = 0; y < height; y++) {
        blur_stretched(&blur, values + (size_t)y * width, width, 1, reach, line, result);
      }
      for (int32_t x = 0; x < width; x++) {
        blur_stretched(&blur, values + x, height, width, reach, line, result);
      }
    }
    grow_planes(pixels, stride, rect, factor, planes, width, height);
  }
  free(planes);
  free(line);
  free(result);
  return status;
}

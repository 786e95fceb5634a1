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

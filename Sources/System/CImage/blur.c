#include "CImage.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// One pass over a line: result[i] = sum of weights[k] * line[i + k - reach]. Weights are 16-bit
// fixed point with a sum of exactly 65536, so flat areas stay flat.
static void blur_line(const uint8_t *padded, uint8_t *result, int32_t step, int32_t count,
                      const uint32_t *weights, int32_t taps) {
  for (int32_t i = 0; i < count; i++) {
    uint32_t sum = 32768;
    for (int32_t k = 0; k < taps; k++) sum += weights[k] * padded[i + k];
    result[(size_t)i * step] = (uint8_t)(sum >> 16);
  }
}

int ci_blur(uint8_t *mask, int32_t stride, int32_t width, int32_t height, double sigma) {
  if (!(sigma > 0) || width <= 0 || height <= 0) return 0;
  const int32_t reach = (int32_t)ceil(3 * sigma);
  const int32_t taps = 2 * reach + 1;
  const int32_t longest = width > height ? width : height;
  uint32_t *weights = malloc((size_t)taps * sizeof *weights);
  uint8_t *padded = calloc((size_t)longest + 2 * (size_t)reach, 1);
  if (weights == NULL || padded == NULL) {
    free(weights);
    free(padded);
    return -1;
  }
  double total = 0;
  for (int32_t k = -reach; k <= reach; k++) total += exp(-k * (double)k / (2 * sigma * sigma));
  uint32_t used = 0;
  for (int32_t k = 0; k < taps; k++) {
    const double distance = k - reach;
    weights[k] = (uint32_t)(65536 * exp(-distance * distance / (2 * sigma * sigma)) / total);
    used += weights[k];
  }
  weights[reach] += 65536 - used;

  for (int32_t y = 0; y < height; y++) {
    uint8_t *row = mask + (size_t)y * stride;
    memcpy(padded + reach, row, (size_t)width);
    blur_line(padded, row, 1, width, weights, taps);
  }
  memset(padded, 0, (size_t)longest + 2 * (size_t)reach);
  for (int32_t x = 0; x < width; x++) {
    for (int32_t y = 0; y < height; y++) padded[reach + y] = mask[(size_t)y * stride + x];
    blur_line(padded, mask + x, stride, height, weights, taps);
  }
  free(weights);
  free(padded);
  return 0;
}

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
  // Sums are at most 65280 times the width `w`; up to a width of 4096 their product with
  // ceil(2^40 / w), over 2^40, is their quotient exactly.
  const uint64_t inverse = ((1ull << 40) + (uint32_t)width - 1) / (uint32_t)width;
  const int is_short = width <= 4096;
  uint32_t sum = (uint32_t)width / 2;
  for (int32_t i = 0; i < half && i < count; i++) sum += line[i];
  for (int32_t i = 0; i < count; i++) {
    if (i + half < count) sum += line[i + half];
    result[i] = is_short ? (uint32_t)(sum * inverse >> 40) : sum / (uint32_t)width;
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
// Blocks at the far edges may be smaller. Rows are added up first, two channels at once: a block
// has at most 256 pixels, so that the sum of a channel stays within 16 bits. `columns` is room for
// two numbers a column.
static void shrink_planes(const uint32_t *pixels, int32_t stride, ci_rect rect, int32_t factor,
                          uint32_t *planes, int32_t width, int32_t height, uint32_t *columns) {
  const size_t plane = (size_t)width * height;
  const int32_t full = rect.x1 - rect.x0;
  uint32_t *even = columns, *odd = columns + full;
  for (int32_t y = 0; y < height; y++) {
    const int32_t y0 = rect.y0 + y * factor;
    const int32_t y1 = y0 + factor < rect.y1 ? y0 + factor : rect.y1;
    memset(columns, 0, 2 * (size_t)full * sizeof *columns);
    for (int32_t v = y0; v < y1; v++) {
      const uint32_t *row = pixels + (size_t)v * stride + rect.x0;
      for (int32_t u = 0; u < full; u++) {
        even[u] += row[u] & 0x00FF00FF;
        odd[u] += row[u] >> 8 & 0x00FF00FF;
      }
    }
    for (int32_t x = 0; x < width; x++) {
      const int32_t x0 = x * factor, x1 = x0 + factor < full ? x0 + factor : full;
      uint32_t evens = 0, odds = 0;
      for (int32_t u = x0; u < x1; u++) {
        evens += even[u];
        odds += odd[u];
      }
      const uint32_t sums[4] = {evens & 0xFFFF, odds & 0xFFFF, evens >> 16, odds >> 16};
      const uint32_t count = (uint32_t)((x1 - x0) * (y1 - y0));
      for (int c = 0; c < 4; c++) {
        planes[c * plane + (size_t)y * width + x] = ((sums[c] << 8) + count / 2) / count;
      }
    }
  }
}

// Whether all values are the same, which no blur changes.
static int is_flat(const uint32_t *values, size_t count) {
  for (size_t i = 1; i < count; i++) {
    if (values[i] != values[0]) return 0;
  }
  return 1;
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

// Looks through a material. The weights of brightness are those of BT.601.
static void tint_planes(const ci_material *material, uint32_t *planes, size_t plane) {
  const double whole = 255 * 256;
  for (size_t i = 0; i < plane; i++) {
    const double blue = planes[i], green = planes[plane + i], red = planes[2 * plane + i];
    const double grey = 0.299 * red + 0.587 * green + 0.114 * blue;
    const double behind[3] = {blue, green, red};
    const double alpha = whole * (1 - material->brightness) +
                         material->brightness * planes[3 * plane + i];
    for (int c = 0; c < 3; c++) {
      const double value = whole * material->colour[2 - c] + material->brightness * grey +
                           material->chroma * (behind[c] - grey);
      planes[c * plane + i] = (uint32_t)((value < 0 ? 0 : value > alpha ? alpha : value) + 0.5);
    }
    planes[3 * plane + i] = (uint32_t)(alpha + 0.5);
  }
}

// One of the planes' values as a pixel.
static uint32_t plane_pixel(const uint32_t *planes, size_t plane, size_t place) {
  uint32_t pixel = 0;
  for (int c = 0; c < 4; c++) {
    const uint32_t value = (planes[c * plane + place] + 128) >> 8;
    pixel |= (value > 255 ? 255 : value) << (8 * c);
  }
  return pixel;
}

// One pixel row between four middles: from `x` up to `end`, `across` from the left middle's in
// parts of `unit`. Values go on in 8.16 fixed point.
static void grow_cell(uint32_t *line, int32_t x, int32_t end, int32_t across, int32_t unit,
                      const int32_t left[4], const int32_t right[4]) {
  int32_t values[4], steps[4];
  for (int c = 0; c < 4; c++) {
    const int32_t step = (right[c] - left[c]) * 256 / unit;
    values[c] = left[c] * 256 + step * across + 0x8000;
    steps[c] = 2 * step;
  }
  for (; x < end; x++) {
    line[x] = (uint32_t)(values[0] >> 16) | (uint32_t)(values[1] >> 16) << 8 |
              (uint32_t)(values[2] >> 16) << 16 | (uint32_t)(values[3] >> 16) << 24;
    for (int c = 0; c < 4; c++) values[c] += steps[c];
  }
}

// Writes the planes back over the pixels they came from, in straight lines between the middles
// of the blocks. Between middles that are the same pixel there is no other.
static void grow_planes(uint32_t *pixels, int32_t stride, ci_rect rect, int32_t factor,
                        const uint32_t *planes, int32_t width, int32_t height,
                        uint32_t *middles) {
  const size_t plane = (size_t)width * height;
  const int32_t unit = 2 * factor;
  for (size_t i = 0; i < plane; i++) middles[i] = plane_pixel(planes, plane, i);
  int32_t known_top = -1;
  int is_even = 0;
  for (int32_t y = rect.y0; y < rect.y1; y++) {
    const int32_t v = 2 * (y - rect.y0) + 1 - factor;
    int32_t top = v < 0 ? 0 : v / unit;
    const int32_t down = v < 0 ? 0 : v % unit;
    if (top > height - 1) top = height - 1;
    const int32_t bottom = top + 1 < height ? top + 1 : top;
    const size_t upper = (size_t)top * width, lower = (size_t)bottom * width;
    uint32_t *line = pixels + (size_t)y * stride;
    int32_t x = rect.x0;
    if (top != known_top) {
      known_top = top;
      is_even = middles[upper] == middles[lower] && is_flat(middles + upper, (size_t)width) &&
                is_flat(middles + lower, (size_t)width);
    }
    if (is_even) {
      const uint32_t pixel = middles[upper];
      for (; x < rect.x1; x++) line[x] = pixel;
      continue;
    }
    for (int32_t left = 0; left < width && x < rect.x1;) {
      // As far as all middles are the same pixel.
      const uint32_t pixel = middles[upper + left];
      int32_t last = left;
      while (last < width && middles[upper + last] == pixel && middles[lower + last] == pixel) {
        last++;
      }
      if (last > left + 1 || (last == width && last > left)) {
        // Up to the middle of the last of these blocks, or to the edge.
        int32_t end = rect.x0 + (unit * (last - 1) + factor) / 2;
        if (last == width || end > rect.x1) end = rect.x1;
        for (; x < end; x++) line[x] = pixel;
        left = last - 1;
        if (last == width) break;
      }
      const int32_t right = left + 1 < width ? left + 1 : left;
      int32_t end = rect.x0 + (unit * (left + 1) + factor) / 2;
      if (end > rect.x1 || right == left) end = rect.x1;
      int32_t ends[2][4];
      for (int c = 0; c < 4; c++) {
        const uint32_t *values = planes + c * plane;
        const int32_t rise_left = (int32_t)values[lower + left] - (int32_t)values[upper + left];
        const int32_t rise_right = (int32_t)values[lower + right] - (int32_t)values[upper + right];
        ends[0][c] = (int32_t)values[upper + left] + rise_left * down / unit;
        ends[1][c] = (int32_t)values[upper + right] + rise_right * down / unit;
      }
      // Before the first middle everything is as in it.
      const int32_t first = rect.x0 + factor / 2;
      if (x < first) {
        const int32_t stop = first < end ? first : end;
        grow_cell(line, x, stop, 0, unit, ends[0], ends[0]);
        x = stop;
      }
      const int32_t across = 2 * (x - rect.x0) + 1 - factor - unit * left;
      grow_cell(line, x, end, across, unit, ends[0], ends[1]);
      if (end > x) x = end;
      left++;
    }
  }
}

// Whether all pixels are the same, which no blur changes.
static int is_one_pixel(const uint32_t *pixels, int32_t stride, ci_rect rect) {
  const uint32_t *first = pixels + (size_t)rect.y0 * stride + rect.x0;
  const size_t width = (size_t)(rect.x1 - rect.x0);
  if (!is_flat(first, width)) return 0;
  for (int32_t y = rect.y0 + 1; y < rect.y1; y++) {
    if (memcmp(pixels + (size_t)y * stride + rect.x0, first, width * sizeof *first) != 0) return 0;
  }
  return 1;
}

// Looks at pixels that are all the same through a material.
static void tint_one_pixel(uint32_t *pixels, int32_t stride, ci_rect rect,
                           const ci_material *material) {
  const uint32_t before = pixels[(size_t)rect.y0 * stride + rect.x0];
  uint32_t values[4];
  for (int c = 0; c < 4; c++) values[c] = (before >> (8 * c) & 255) << 8;
  tint_planes(material, values, 1);
  const uint32_t pixel = plane_pixel(values, 1, 0);
  for (int32_t y = rect.y0; y < rect.y1; y++) {
    uint32_t *line = pixels + (size_t)y * stride;
    for (int32_t x = rect.x0; x < rect.x1; x++) line[x] = pixel;
  }
}

int ci_blur_pixels(uint32_t *pixels, int32_t stride, ci_rect rect, double sigma,
                   const ci_material *material) {
  const int32_t full_width = rect.x1 - rect.x0, full_height = rect.y1 - rect.y0;
  if (!(sigma > 0) || full_width <= 0 || full_height <= 0) return 0;
  if (is_one_pixel(pixels, stride, rect)) {
    if (material != NULL) tint_one_pixel(pixels, stride, rect, material);
    return 0;
  }
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
  uint32_t *middles = malloc(plane * sizeof *middles);
  uint32_t *columns = malloc(2 * (size_t)full_width * sizeof *columns);
  int status = planes != NULL && line != NULL && result != NULL && middles != NULL &&
                       columns != NULL
                   ? 0
                   : -1;
  if (status == 0) {
    make_boxes(&blur, narrow);
    shrink_planes(pixels, stride, rect, factor, planes, width, height, columns);
    for (int c = 0; c < 4; c++) {
      uint32_t *values = planes + c * plane;
      if (is_flat(values, plane)) continue;
      for (int32_t y = 0; y < height; y++) {
        blur_stretched(&blur, values + (size_t)y * width, width, 1, reach, line, result);
      }
      for (int32_t x = 0; x < width; x++) {
        blur_stretched(&blur, values + x, height, width, reach, line, result);
      }
    }
    if (material != NULL) tint_planes(material, planes, plane);
    grow_planes(pixels, stride, rect, factor, planes, width, height, middles);
  }
  free(columns);
  free(middles);
  free(planes);
  free(line);
  free(result);
  return status;
}

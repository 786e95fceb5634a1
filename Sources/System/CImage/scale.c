#include "scale.h"

#include <stdlib.h>
#include <string.h>

/* Weights have 8 bits: a full row of them times a byte still fits 16 bits. */
enum { BITS = 8, ONE = 1 << BITS, HALF = 1 << (2 * BITS - 1) };

/* One axis: which source pixels make up target pixel `index`, and their weights. The weights of
   a target pixel add up to ONE, so flat areas keep their exact colour. */
typedef struct {
  int first;
  int count;
} Span;

static Span span_of(int index, int source, int target) {
  double start = (double)index * source / target;
  double end = (double)(index + 1) * source / target;
  Span span;
  span.first = (int)start;
  int last = (int)end;
  if ((double)last == end && last > span.first) last -= 1;
  if (last >= source) last = source - 1;
  span.count = last - span.first + 1;
  return span;
}

static void weights_of(int index, int source, int target, Span span, uint32_t *weights) {
  double start = (double)index * source / target;
  double end = (double)(index + 1) * source / target;
  int64_t left = ONE;
  int heaviest = 0;
  for (int i = 0; i < span.count; i++) {
    double from = span.first + i > start ? span.first + i : start;
    double to = span.first + i + 1 < end ? span.first + i + 1 : end;
    weights[i] = (uint32_t)((to - from) / (end - start) * ONE + 0.5);
    left -= weights[i];
    if (weights[i] > weights[heaviest]) heaviest = i;
  }
  weights[heaviest] = (uint32_t)((int64_t)weights[heaviest] + left);
}

/* Where the pixels of one target pixel lie, and where their weights start. */
typedef struct {
  int32_t first, count, weights;
} Column;

void ci_scale_area(
    const uint32_t *source, int source_width, int source_height,
    uint32_t *target, int target_width, int target_height) {
  size_t channels = (size_t)source_width * 4;
  int most = source_height / target_height + 4;
  size_t all = (size_t)source_width + 3 * (size_t)target_width;
  uint16_t *row = malloc(channels * sizeof *row);
  uint32_t *weights = malloc((size_t)most * sizeof *weights);
  uint32_t *column_weights = malloc(all * sizeof *column_weights);
  Column *columns = malloc((size_t)target_width * sizeof *columns);
  if (row && weights && column_weights && columns) {
    int32_t next = 0;
    for (int x = 0; x < target_width; x++) {
      Span span = span_of(x, source_width, target_width);
      columns[x] = (Column){span.first, span.count, next};
      weights_of(x, source_width, target_width, span, column_weights + next);
      next += span.count;
    }
    for (int y = 0; y < target_height; y++) {
      Span rows = span_of(y, source_height, target_height);
      weights_of(y, source_height, target_height, rows, weights);
      memset(row, 0, channels * sizeof *row);
      for (int i = 0; i < rows.count; i++) {
        const uint8_t *bytes =
            (const uint8_t *)(source + (size_t)(rows.first + i) * (size_t)source_width);
        uint16_t weight = (uint16_t)weights[i];
        for (size_t c = 0; c < channels; c++) row[c] = (uint16_t)(row[c] + bytes[c] * weight);
      }
      uint8_t *out = (uint8_t *)(target + (size_t)y * (size_t)target_width);
      for (int x = 0; x < target_width; x++) {
        const uint16_t *pixel = row + (size_t)columns[x].first * 4;
        const uint32_t *weight = column_weights + columns[x].weights;
        uint32_t sum[4] = {HALF, HALF, HALF, HALF};
        for (int i = 0; i < columns[x].count; i++, pixel += 4) {
          for (int c = 0; c < 4; c++) sum[c] += pixel[c] * weight[i];
        }
        for (int c = 0; c < 4; c++) out[x * 4 + c] = (uint8_t)(sum[c] >> (2 * BITS));
      }
    }
  }
  free(row);
  free(weights);
  free(column_weights);
  free(columns);
}

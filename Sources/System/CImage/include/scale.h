#pragma once
#include <stdint.h>

/// Scales premultiplied 32-bit pixels by area averaging: every target pixel is the mean of the
/// source area that it covers. Rows are contiguous. Without memory it
/// does nothing.
void ci_scale_area(
    const uint32_t *source, int source_width, int source_height,
    uint32_t *target, int target_width, int target_height);

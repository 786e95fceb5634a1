#include "CImage.h"

#include <math.h>
#include <stdlib.h>

typedef struct {
  double l, a, b;
} lab;

static double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4);
}

static double lab_curve(double t) {
  return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116;
}

static lab to_lab(uint32_t pixel) {
  const double r = linear(((pixel >> 16) & 0xFF) / 255.0);
  const double g = linear(((pixel >> 8) & 0xFF) / 255.0);
  const double b = linear((pixel & 0xFF) / 255.0);
  const double x = lab_curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const double y = lab_curve(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
  const double z = lab_curve((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
  return (lab){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

static double degrees(double radians) { return radians * 180 / M_PI; }
static double radians(double degrees) { return degrees * M_PI / 180; }

static double hue(double a, double b) {
  if (a == 0 && b == 0) return 0;
  const double angle = degrees(atan2(b, a));
  return angle < 0 ? angle + 360 : angle;
}

// CIE ΔE 2000 with all weights 1, as in the published formula.
static double delta_e(lab one, lab two) {
  const double chroma = (hypot(one.a, one.b) + hypot(two.a, two.b)) / 2;
  const double chroma7 = pow(chroma, 7);
  const double g = 0.5 * (1 - sqrt(chroma7 / (chroma7 + 6103515625.0)));
  const double a1 = (1 + g) * one.a, a2 = (1 + g) * two.a;
  const double c1 = hypot(a1, one.b), c2 = hypot(a2, two.b);
  const double h1 = hue(a1, one.b), h2 = hue(a2, two.b);
  double turn = h2 - h1;
  if (c1 * c2 == 0) {
    turn = 0;
  } else if (turn > 180) {
    turn -= 360;
  } else if (turn < -180) {
    turn += 360;
  }
  double mean_hue = h1 + h2;
  if (c1 * c2 != 0) {
    if (fabs(h1 - h2) <= 180) {
      mean_hue /= 2;
    } else {
      mean_hue = (mean_hue + (mean_hue < 360 ? 360 : -360)) / 2;
    }
  }
  const double dl = two.l - one.l, dc = c2 - c1;
  const double dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2));
  const double mean_l = (one.l + two.l) / 2, mean_c = (c1 + c2) / 2;
  const double t = 1 - 0.17 * cos(radians(mean_hue - 30)) + 0.24 * cos(radians(2 * mean_hue)) +
                   0.32 * cos(radians(3 * mean_hue + 6)) - 0.20 * cos(radians(4 * mean_hue - 63));
  const double l50 = (mean_l - 50) * (mean_l - 50);
  const double sl = 1 + 0.015 * l50 / sqrt(20 + l50);
  const double sc = 1 + 0.045 * mean_c;
  const double sh = 1 + 0.015 * mean_c * t;
  const double mean_c7 = pow(mean_c, 7);
  const double step = (mean_hue - 275) / 25;
  const double rotation = -2 * sqrt(mean_c7 / (mean_c7 + 6103515625.0)) *
                          sin(radians(60 * exp(-step * step)));
  const double l = dl / sl, c = dc / sc, h = dh / sh;
  return sqrt(l * l + c * c + h * h + rotation * c * h);
}

ci_comparison ci_compare(const uint32_t *one, const uint32_t *other, size_t count) {
  ci_comparison result = {0, 0, 0};
  double total = 0;
  uint32_t last_one = 0, last_other = 0;
  double last = 0;
  for (size_t i = 0; i < count; i++) {
    if (one[i] == other[i]) continue;
    result.differing++;
    for (int shift = 0; shift < 32; shift += 8) {
      const int difference = abs((int)((one[i] >> shift) & 0xFF) - (int)((other[i] >> shift) & 0xFF));
      if (difference > result.max_difference) result.max_difference = difference;
    }
    // Neighbours are often the same pair of colours.
    if (one[i] != last_one || other[i] != last_other) {
      last_one = one[i];
      last_other = other[i];
      last = delta_e(to_lab(last_one), to_lab(last_other));
    }
    total += last;
  }
  result.mean_delta_e = count > 0 ? total / (double)count : 0;
  return result;
}

/// The geometry of making room for the keyboard: pure functions of rectangles and numbers, in
/// points, y downwards.
public enum Avoidance {}

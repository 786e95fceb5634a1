import CImage

/// Where the memory of pictures comes from. A setting of the whole process, for hosts that run
/// long.
public enum PictureMemory {
  /// From this size on, in bytes, a block goes back to the system as soon as it is free.
  private static let largeBlock: Int32 = 1 << 20
  /// How much free memory, in bytes, the heap keeps at its end.
  private static let spare: Int32 = 8 << 20

  /// Keeps pictures out of the heap. By itself glibc raises the size from which blocks stand apart
  /// to that of the largest one that was freed, a picture of the screen. Then pictures come from
  /// the heap, and a window whose pictures change their size with every turn of the phone leaves
  /// holes there which nothing fits into, more and more of them.
  public static func keepApart() {
    ci_keep_blocks_apart(largeBlock, spare)
  }
}

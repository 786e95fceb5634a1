import Foundation

/// A font file in memory, without copying it.
final class MappedFile {
  let bytes: UnsafeMutableRawPointer
  let count: Int32

  init(path: String) throws(FontError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 0, status.st_size <= Int32.max else {
      throw .unreadable(path: path, reason: "not a font file")
    }
    guard let bytes = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0),
      bytes != MAP_FAILED
    else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    self.bytes = bytes
    count = Int32(status.st_size)
  }

  deinit {
    munmap(bytes, Int(count))
  }
}

#pragma once

/// From now on blocks of at least `block` bytes stand apart from the heap and go back to the
/// system when they are freed; the heap keeps up to `spare` free bytes at its end. Does nothing
/// where the C library has no such settings.
void ci_keep_blocks_apart(int block, int spare);

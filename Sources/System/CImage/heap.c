#include "heap.h"

#ifdef __linux__
#include <malloc.h>
#endif

void ci_keep_blocks_apart(int block, int spare) {
#ifdef M_MMAP_THRESHOLD
  mallopt(M_MMAP_THRESHOLD, block);
  mallopt(M_TRIM_THRESHOLD, spare);
#endif
}

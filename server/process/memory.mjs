// The flags and settings with which Node serves the site. The systemd unit and the image repeat them (deploy/); docs/scaling.md has the measurements.

/**
 * By default V8 reserves 64 MB for young objects and lets old ones grow to gigabytes before it collects them: too much for a process on each
 * core.
 */
export const memoryFlags = ['--max-semi-space-size=8', '--max-old-space-size=1024'];

/**
 * By default glibc retains a pool for each thread and the gaps between used blocks. With these settings the compressors' buffers,
 * megabytes for each page, go back to the system at once.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** For the admin, a separate process with few users. */
export const adminFlags = ['--max-semi-space-size=2'];

/**
 * Stripping types loads a compiler of 18 MB and takes half of a start; from the second start on, compiled files come from this folder. Not for an
 * exported site, whose program its user cannot change.
 */
export const compileCache = { NODE_COMPILE_CACHE: '.next/cache/compile' };

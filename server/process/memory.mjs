// How Node is started to serve the site; the unit and the image say the same (deploy/), and docs/scaling.md what it brings.

/**
 * V8 by itself keeps 64 MB for what is young, and lets what is old grow to four times its size before it looks, up to gigabytes: a machine
 * has room, a process for each of its cores has not.
 */
export const memoryFlags = ['--max-semi-space-size=8', '--max-old-space-size=1024'];

/**
 * The allocator of glibc has pools for each thread, and keeps what was freed in holes between what is not: the buffers of the compressors,
 * megabytes for each page, go back to the system at once.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** The office in a browser: few people, in a process of its own. */
export const officeFlags = ['--max-semi-space-size=2'];

/** Stripping types takes a compiler of 18 MB: from the second start on what was compiled is read from where the build is. */
export const officeSettings = { ...memorySettings, NODE_COMPILE_CACHE: '.next/cache/office' };

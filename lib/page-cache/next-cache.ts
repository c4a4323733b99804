import { createRequire } from 'node:module';

/** Next's own handler, an internal path: that is why Next is pinned exactly. */
export const { default: FileSystemCache }: typeof import('next/dist/server/lib/incremental-cache/file-system-cache') =
  createRequire(import.meta.url)('next/dist/server/lib/incremental-cache/file-system-cache');

export type Cache = InstanceType<typeof FileSystemCache>;
export type Context = ConstructorParameters<typeof FileSystemCache>[0];
export type { CacheHandlerValue as Entry } from 'next/dist/server/lib/incremental-cache/index';

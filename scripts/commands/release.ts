import { resolve } from 'node:path';
import { fail } from '#lib/platform/runtime/console.mjs';
import { makeRelease } from '../release/release.ts';

const [folder = 'release'] = process.argv.slice(2);
await makeRelease(resolve(folder)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);

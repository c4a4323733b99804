import { resolve } from 'node:path';
import { compileCache } from '#server/process/memory.mjs';
import { settings } from '#server/process/settings.ts';
import { ensureChromium } from '../steps/chromium.ts';

/** Prepares this process and the machine for tests. An invalid setting, or a missing Chromium, ends the command with one line. */
export function prepareTests(): void {
  // Chromium names downloads in Devanagari only in a locale with UTF-8, which a minimal shell or a service lacks.
  process.env.LC_ALL = 'C.UTF-8';
  // Tests start hundreds of commands, whose types are stripped once.
  process.env.NODE_COMPILE_CACHE = resolve(compileCache.NODE_COMPILE_CACHE);
  settings();
  ensureChromium();
}

import { setTimeout as wait } from 'node:timers/promises';
import { home } from '#content/pages/home.ts';
import { library } from '#content/pages/library.ts';
import { pictureSources } from '#lib/pictures/picture-sources.ts';
import { log } from '#lib/runtime/log.ts';
import { isStopping } from '#lib/runtime/stopping.ts';

/** What browsers of the list take. */
const ACCEPTED = 'image/avif,image/webp';
/** The first visitors come first. */
const AFTER_START_MS = 5000;
const PAUSE_MS = 20;

/** Those that pages begin with, and the slides that follow by themselves, in all sizes. */
function* addresses(): Generator<string> {
  for (const { src, width } of [...home.banner, ...library.pictures.slice(0, 1)]) {
    for (const [, address = ''] of (pictureSources(src, width).srcSet ?? '').matchAll(/(\S+) \d+w/g)) yield address;
  }
}

/** Asks the framework for one of its answers. */
type Ask = (request: { url: string; headers: Record<string, string> }) => Promise<unknown>;

/**
 * Has the site's own first pictures encoded before a visitor waits for it, one after the other, and for no more than half of the time of
 * a core. What is encoded already costs a look; stored files are encoded when they are asked for.
 */
export async function encodeAhead(ask: Ask, isEnough: () => boolean = isStopping): Promise<void> {
  for (const url of addresses()) {
    if (isEnough()) return;
    const begun = performance.now();
    try {
      await ask({ url, headers: { accept: ACCEPTED } });
    } catch (error) {
      return log.warn({ err: error }, 'pictures could not be encoded ahead; they are when they are asked for');
    }
    await wait(Math.max(PAUSE_MS, performance.now() - begun), undefined, { ref: false });
  }
}

/** The same some time from now. */
export function encodeAheadSoon(ask: Ask): void {
  setTimeout(() => void encodeAhead(ask), AFTER_START_MS).unref();
}

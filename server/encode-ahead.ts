import { setTimeout as wait } from 'node:timers/promises';
import { home } from '#content/pages/home.ts';
import { library } from '#content/pages/library.ts';
import { tags } from '#lib/content-store/tags.ts';
import { pictureSources } from '#lib/pictures/picture-sources.ts';
import { onEvent } from '#lib/redis/events.ts';
import { PICTURE_SERVICE } from '#lib/routes/paths.ts';
import { log } from '#lib/runtime/log.ts';
import { isStopping } from '#lib/runtime/stopping.ts';

/** What browsers of the list take. */
const ACCEPTED = 'image/avif,image/webp';
/** The first visitors come first; and one publication is seldom alone. */
const AFTER_START_MS = 5000;
const AFTER_PUBLICATION_MS = 10_000;
const PAUSE_MS = 20;

const FLASH_NOTICE = /<dialog [^>]*data-flash.*?<\/dialog>/gs;
const IMAGE = /<img [^>]*>/g;

/** Asks the framework for one of its answers. */
type Ask = (request: { url: string; headers: Record<string, string> }) => Promise<{ body: string }>;

function addressesIn(srcSet: string): string[] {
  return [...srcSet.matchAll(/(\S+) \d+w/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

/** In all sizes: the pictures of flash notices in a page, and those that it shows first. */
export function firstPictures(html: string): string[] {
  const shown = [...html.matchAll(FLASH_NOTICE)].flatMap(([dialog]) => dialog.match(IMAGE) ?? []);
  const first = (html.match(IMAGE) ?? []).filter((tag) => tag.includes('loading="eager"'));
  const addresses = [...shown, ...first].flatMap((tag) => addressesIn(/srcset="([^"]*)"/i.exec(tag)?.[1] ?? ''));
  return addresses.filter((address) => address.startsWith(`${PICTURE_SERVICE}?`));
}

/** What other pages begin with, and the slides of Home, which follow by themselves. */
const ours = [...home.banner, ...library.pictures.slice(0, 1)].flatMap(({ src, width }) =>
  addressesIn(pictureSources(src, width).srcSet ?? ''),
);

/** The flash notices are on all pages: Home has them too. */
async function addresses(ask: Ask): Promise<Set<string>> {
  const { body } = await ask({ url: '/', headers: {} });
  return new Set([...firstPictures(body), ...ours]);
}

/**
 * Has the pictures that pages begin with encoded before a visitor waits for them, one after the other, and for no more than half of the
 * time of a core. What is encoded already costs a look; all others are encoded when they are asked for.
 */
export async function encodeAhead(ask: Ask, isEnough: () => boolean = isStopping): Promise<void> {
  try {
    for (const url of await addresses(ask)) {
      if (isEnough()) return;
      const begun = performance.now();
      await ask({ url, headers: { accept: ACCEPTED } });
      await wait(Math.max(PAUSE_MS, performance.now() - begun), undefined, { ref: false });
    }
  } catch (error) {
    log.warn({ err: error }, 'pictures could not be encoded ahead; they are when they are asked for');
  }
}

/** Soon after the start, and after each publication of flash notices: one round after the other. */
export function keepEncodingAhead(ask: Ask): void {
  let isWaiting = false;
  let last = Promise.resolve();
  const soon = (milliseconds: number) => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      last = last.then(() => encodeAhead(ask));
    }, milliseconds).unref();
  };
  soon(AFTER_START_MS);
  onEvent('published', ([published]) => {
    if ([published].flat().includes(tags.flashNotices)) soon(AFTER_PUBLICATION_MS);
  });
}

import { home } from '#content/pages/home.ts';
import { library } from '#content/pages/library.ts';
import { metrics } from '#lib/metrics/index.ts';
import { pictureSources } from '#lib/pictures/picture-sources.ts';
import { PICTURE_CACHE_BYTES } from '#lib/pictures/widths.ts';
import { log } from '#lib/runtime/log.ts';
import type { InternalRequest, InternalResponse } from '#server/internal-request.ts';
import { type RunWhenIdle, WarmupAbortedError } from './idle-scheduler.ts';
import { allSizes, picturesOfPage } from './page-pictures.ts';
import { fixedPages, newestOf, recordsIn } from './warmed-pages.ts';

/** What browsers of the list take. */
const ACCEPTED = 'image/avif,image/webp';
/** What a phone and a desktop show of a page before they scroll, and a little more. */
const BEGINNING = 8;
/** Of one page and of one kind of page; the newest come first, and others are encoded when they are asked for. */
const MOST = { pictures: 60, pages: 40 };
/** Half of the room is for what visitors ask for. */
const MAX_BYTES = PICTURE_CACHE_BYTES / 2;
/** A known picture is not asked for again before its copy is that old. */
const AGAIN_MS = 24 * 60 * 60_000;

/** Asks the framework for one of its answers. */
type Ask = (request: InternalRequest) => Promise<Pick<InternalResponse, 'response'>>;

/** A picture that is there, and when that was seen. */
export interface Picture {
  readonly bytes: number;
  readonly at: number;
}

interface Pictures {
  maxBytes?: number;
  there?: Map<string, Picture>;
  /** What to begin with, whose links to records are followed. */
  paths?: readonly string[];
  /** Whether to end with what these pages begin with. */
  isBeginningEnough?: boolean;
}

/** Of the build: what pages begin with, and the slides of Home, which follow by themselves. */
const ours = [...home.banner, ...library.pictures.slice(0, 1)].flatMap(({ src, width }) =>
  allSizes(pictureSources(src, width).srcSet),
);

/**
 * Has pictures encoded before a visitor waits for them, one after the other: what each page begins with, then all others, those that
 * an album's viewer shows last. What is encoded already costs a look, so that a round after a restart goes on where the last one ended. @throws WarmupAbortedError
 */
export async function encodePictures(
  ask: Ask,
  runWhenIdle: RunWhenIdle,
  {
    maxBytes = MAX_BYTES,
    there = new Map<string, Picture>(),
    paths = fixedPages,
    isBeginningEnough = false,
  }: Pictures = {},
): Promise<void> {
  const later: string[] = [];
  const viewed: string[] = [];
  let bytes = 0;

  const askAtLeisure = async (url: string) =>
    (await runWhenIdle(() => ask({ url, headers: { accept: ACCEPTED } }))).response;

  /** @returns whether there may be more */
  async function encode(addresses: Iterable<string>): Promise<boolean> {
    for (const url of addresses) {
      const known = there.get(url);
      if (!known || Date.now() - known.at > AGAIN_MS) {
        const { status, headers, body } = await askAtLeisure(url);
        const isThere = status === 200;
        const outcome = headers['x-nextjs-cache'] === 'MISS' ? 'encoded' : 'there';
        metrics.picturesWarmed.inc({ outcome: isThere ? outcome : 'failed' });
        if (isThere) there.set(url, { bytes: body.length, at: Date.now() });
      }
      bytes += there.get(url)?.bytes ?? 0;
      if (bytes > maxBytes) return false;
    }
    return true;
  }

  /** What a page begins with, at once; the rest is noted. @returns the records that it leads to; null where the room is full */
  async function encodeBeginning(path: string): Promise<string[] | null> {
    const { status, body } = await askAtLeisure(path);
    if (status !== 200) return [];
    const html = body.toString();
    const pictures = picturesOfPage(html);
    const others = pictures.others.slice(0, MOST.pictures);
    later.push(...others.slice(BEGINNING).flat());
    viewed.push(...pictures.viewed.slice(0, MOST.pictures).flat());
    const own = path === '/' ? ours : [];
    const isMore = await encode([...pictures.first, ...own, ...others.slice(0, BEGINNING).flat()]);
    return isMore ? recordsIn(html) : null;
  }

  try {
    const found = new Set<string>();
    for (const path of paths) {
      const records = await encodeBeginning(path);
      if (!records) return;
      for (const record of records) found.add(record);
    }
    if (isBeginningEnough) return;
    for (const path of newestOf(found, MOST.pages)) if (!(await encodeBeginning(path))) return;
    for (const list of [later, viewed]) if (!(await encode(list))) return;
  } catch (error) {
    if (error instanceof WarmupAbortedError) throw error;
    log.warn({ err: error }, 'pictures could not be encoded ahead; they are when they are asked for');
  }
}

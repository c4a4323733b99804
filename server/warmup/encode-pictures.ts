import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { PICTURE_CACHE_BYTES } from '#lib/site/files/pictures/widths.ts';
import type { InternalRequest, InternalResponse } from '#server/http/internal-request.ts';
import { type RunWhenIdle, WarmupAbortedError } from './idle-scheduler.ts';
import { picturesOfPage } from './page-pictures.ts';
import { fixedPages, newestOf, recordsIn } from './warmed-pages.ts';

/** The `Accept` header of supported browsers. */
const ACCEPT = 'image/avif,image/webp';
/** Pictures that a phone and a desktop show of a page before they scroll, and a few more. */
const FIRST_PICTURES = 8;
/** Limits for one page and for one kind of page; the newest come first, others are encoded on request. */
const MAX = { pictures: 60, pages: 40 };
/** Half of the cache is left to requests of visitors. */
const MAX_BYTES = PICTURE_CACHE_BYTES / 2;
/** Age of an encoded picture from which it is requested again. */
const RECHECK_MS = 24 * 60 * 60_000;

/** Sends an internal request to the framework. */
type SendRequest = (internal: InternalRequest) => Promise<Pick<InternalResponse, 'response'>>;

/** An encoded picture, and the time when it was last seen. */
export interface EncodedPicture {
  readonly bytes: number;
  readonly at: number;
}

interface Options {
  maxBytes?: number;
  encoded?: Map<string, EncodedPicture>;
  /** The pages to begin with, whose links to records are followed. */
  paths?: readonly string[];
  /** Whether to encode only the first pictures of these pages. */
  isFirstEnough?: boolean;
}

/**
 * Encodes pictures before the first visitor, one after the other: the first ones of each page, then all others, those of
 * album viewers last. An encoded picture costs one cheap request, so a round after a restart continues where the last one ended. @throws WarmupAbortedError
 */
export async function encodePictures(
  request: SendRequest,
  runWhenIdle: RunWhenIdle,
  {
    maxBytes = MAX_BYTES,
    encoded = new Map<string, EncodedPicture>(),
    paths = fixedPages(),
    isFirstEnough = false,
  }: Options = {},
): Promise<void> {
  const remaining: string[] = [];
  const viewerPictures: string[] = [];
  let bytes = 0;

  const requestWhenIdle = async (url: string) =>
    (await runWhenIdle(() => request({ url, headers: { accept: ACCEPT } }))).response;

  /** Encodes pictures up to the limit. @returns whether it is not reached */
  async function encode(addresses: Iterable<string>): Promise<boolean> {
    for (const url of addresses) {
      const previous = encoded.get(url);
      if (!previous || Date.now() - previous.at > RECHECK_MS) {
        const { status, headers, body } = await requestWhenIdle(url);
        const isEncoded = status === 200;
        const state = headers['x-nextjs-cache'] === 'MISS' ? 'encoded' : 'there';
        metrics.picturesWarmed.labels(isEncoded ? state : 'failed').inc();
        if (isEncoded) encoded.set(url, { bytes: body.length, at: Date.now() });
      }
      bytes += encoded.get(url)?.bytes ?? 0;
      if (bytes > maxBytes) return false;
    }
    return true;
  }

  /** Encodes the first pictures of a page at once and queues the rest. @returns the records that the page links to; null where the limit is reached */
  async function encodeFirst(path: string): Promise<string[] | null> {
    const { status, body } = await requestWhenIdle(path);
    if (status !== 200) return [];
    const html = body.toString();
    const pictures = picturesOfPage(html);
    const others = pictures.others.slice(0, MAX.pictures);
    remaining.push(...others.slice(FIRST_PICTURES).flat());
    viewerPictures.push(...pictures.viewed.slice(0, MAX.pictures).flat());
    const isMore = await encode([...pictures.first, ...others.slice(0, FIRST_PICTURES).flat()]);
    return isMore ? recordsIn(html) : null;
  }

  try {
    const records = new Set<string>();
    for (const path of paths) {
      const linked = await encodeFirst(path);
      if (!linked) return;
      for (const record of linked) records.add(record);
    }
    if (isFirstEnough) return;
    for (const path of newestOf(records, MAX.pages)) if (!(await encodeFirst(path))) return;
    for (const list of [remaining, viewerPictures]) if (!(await encode(list))) return;
  } catch (error) {
    if (error instanceof WarmupAbortedError) throw error;
    log.warn({ err: error }, 'picture warm-up failed; pictures are encoded on request');
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { home } from '#content/pages/home.ts';
import { library } from '#content/pages/library.ts';
import { pages } from '#content/routes.ts';
import { tags } from '#lib/content-store/tags.ts';
import { metrics, provideUsage } from '#lib/metrics/index.ts';
import { pictureSources } from '#lib/pictures/picture-sources.ts';
import { PICTURE_CACHE_BYTES } from '#lib/pictures/widths.ts';
import { onEvent } from '#lib/redis/events.ts';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import { log } from '#lib/runtime/log.ts';
import { isStopping } from '#lib/runtime/stopping.ts';
import { allSizes, picturesOf } from './pictures-of-page.ts';

/** What browsers of the list take. */
const ACCEPTED = 'image/avif,image/webp';
/** The first visitors come first, who ask for Home most; and one publication is seldom alone. */
const AFTER_START_MS = { home: 5000, others: 60_000 };
const AFTER_PUBLICATION_MS = 10_000;
const PAUSE_MS = 20;
/** It rests for so many times what the processor did meanwhile, for visitors too: a quarter of one core is the most. */
const RESTS = 3;
/** While visitors wait it looks again so often. */
const LOOK_MS = 50;
/** What a phone and a desktop show of a page before they scroll, and a little more. */
const BEGINNING = 8;
/** Of one page and of one kind of page; the newest come first, and others are encoded when they are asked for. */
const MOST = { pictures: 60, pages: 40 };
/** Half of the room is for what visitors ask for. */
const MOST_BYTES = PICTURE_CACHE_BYTES / 2;
/** A known picture is not asked for again before its copy is that old. */
const AGAIN_MS = 24 * 60 * 60_000;
const MOST_KNOWN = 20_000;

interface Answered {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly rawPayload: { readonly length: number };
}

/** Asks the framework for one of its answers. */
type Ask = (request: { url: string; headers: Record<string, string> }) => Promise<Answered>;

/** A picture that is there, and when that was seen. */
interface Picture {
  readonly bytes: number;
  readonly at: number;
}

interface AheadOptions {
  isEnough?: () => boolean;
  /** Whether a visitor waits for an answer that is being made. */
  doesVisitorWait?: () => boolean;
  mostBytes?: number;
  there?: Map<string, Picture>;
  /** What to begin with, whose links to records are followed. */
  paths?: readonly string[];
}

/** Of the build: what pages begin with, and the slides of Home, which follow by themselves. */
const ours = [...home.banner, ...library.pictures.slice(0, 1)].flatMap(({ src, width }) =>
  allSizes(pictureSources(src, width).srcSet),
);

/** Home, then the pages that lead to records, then all others. */
const fixed = [...new Set(['/', '/notice', '/gallery', '/staff', ...pages])];

/** The pages of records to which others lead, the newest first. */
function recordPages(html: string): string[] {
  return [...html.matchAll(/href="(\/(?:notice\/item|gallery)\/[\w-]+)"/g)].map(([, path = '']) => path);
}

/**
 * Has pictures encoded before a visitor waits for them, one after the other: what each page begins with, then all others, those that
 * an album's viewer shows last. What is encoded already costs a look, so that a round after a restart goes on where the last one ended.
 */
export async function encodeAhead(
  ask: Ask,
  {
    isEnough = isStopping,
    doesVisitorWait = () => false,
    mostBytes = MOST_BYTES,
    there = new Map<string, Picture>(),
    paths = fixed,
  }: AheadOptions = {},
): Promise<void> {
  const later: string[] = [];
  const viewed: string[] = [];
  let bytes = 0;

  /** @returns null once it is enough */
  async function askAtLeisure(url: string): Promise<Answered | null> {
    while (doesVisitorWait() && !isEnough()) await wait(LOOK_MS, undefined, { ref: false });
    if (isEnough()) return null;
    const before = process.cpuUsage();
    const answered = await ask({ url, headers: { accept: ACCEPTED } });
    const { user, system } = process.cpuUsage(before);
    await wait(Math.max(PAUSE_MS, (RESTS * (user + system)) / 1000), undefined, { ref: false });
    return answered;
  }

  /** @returns whether there may be more */
  async function encode(addresses: Iterable<string>): Promise<boolean> {
    for (const url of addresses) {
      const known = there.get(url);
      if (!known || Date.now() - known.at > AGAIN_MS) {
        const answered = await askAtLeisure(url);
        if (!answered) return false;
        const isThere = answered.statusCode === 200;
        const outcome = answered.headers['x-nextjs-cache'] === 'MISS' ? 'encoded' : 'there';
        metrics.picturesAhead.inc({ outcome: isThere ? outcome : 'failed' });
        if (isThere) there.set(url, { bytes: answered.rawPayload.length, at: Date.now() });
      }
      bytes += there.get(url)?.bytes ?? 0;
      if (bytes > mostBytes) return false;
    }
    return true;
  }

  /** What a page begins with, at once; the rest is noted. */
  async function encodeBeginning(path: string): Promise<string[] | null> {
    const page = await askAtLeisure(path);
    if (!page) return null;
    if (page.statusCode !== 200) return [];
    const pictures = picturesOf(page.body);
    const others = pictures.others.slice(0, MOST.pictures);
    later.push(...others.slice(BEGINNING).flat());
    viewed.push(...pictures.viewed.slice(0, MOST.pictures).flat());
    const own = path === '/' ? ours : [];
    const isMore = await encode([...pictures.first, ...own, ...others.slice(0, BEGINNING).flat()]);
    return isMore ? recordPages(page.body) : null;
  }

  try {
    const found = new Set<string>();
    for (const path of paths) {
      const records = await encodeBeginning(path);
      if (!records) return;
      for (const record of records) found.add(record);
    }
    for (const kind of ['/notice/', '/gallery/'])
      for (const path of [...found].filter((record) => record.startsWith(kind)).slice(0, MOST.pages))
        if (!(await encodeBeginning(path))) return;
    for (const list of [later, viewed]) if (!(await encode(list))) return;
  } catch (error) {
    log.warn({ err: error }, 'pictures could not be encoded ahead; they are when they are asked for');
  }
}

/** Soon after the start, and after each publication of content: one round after the other. */
export function keepEncodingAhead(ask: Ask, doesVisitorWait: () => boolean): void {
  const there = new BoundedMap<string, Picture>(MOST_KNOWN);
  provideUsage('disk', 'pictures ahead', () => ({
    entries: there.size,
    bytes: [...there.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  }));
  let last = Promise.resolve();
  const after = (milliseconds: number, begin: () => AheadOptions) => {
    const round = () => {
      last = last.then(() => encodeAhead(ask, { doesVisitorWait, there, ...begin() }));
    };
    setTimeout(round, milliseconds).unref();
  };
  after(AFTER_START_MS.home, () => ({ paths: ['/'] }));
  after(AFTER_START_MS.others, () => ({}));
  const ofContent: ReadonlySet<string> = new Set(Object.values(tags));
  let isPublished = false;
  onEvent('published', ([published]) => {
    if (isPublished || ![published].flat().some((tag) => ofContent.has(tag))) return;
    isPublished = true;
    after(AFTER_PUBLICATION_MS, () => {
      isPublished = false;
      return {};
    });
  });
}

import type { Locale } from '#content/locale.ts';
import { fromDayNumber } from '#packages/nepali/calendar/ad-date.ts';
import { formatBikramSambat, formatGregorian, nepalClock } from '#packages/nepali/calendar/format.ts';

/**
 * The parts of a page that are useless or harmful without a connection: the framework and its data, the flash notices, forms that send
 * something, buttons that need scripts, attributes that load those, the count of visits.
 */
const USELESS: readonly RegExp[] = [
  /<script\b[^>]*\s(?:data-)?src="\/_next\/[^"]*"[^>]*><\/script>/g,
  /<script\b[^>]*>\(?self\.__next_f.*?<\/script>/gs,
  /<link\b[^>]*\s(?:rel="(?:deferred|preload|modulepreload)"|media="not all")[^>]*>/g,
  /<dialog\b[^>]*\sdata-flash[^>]*>.*?<\/dialog>/gs,
  /<form\b[^>]*\smethod="post"[^>]*>.*?<\/form>/gs,
  /<button\b(?=[^>]*\stype="button")(?![^>]*\s(?:data-motion-switch|commandfor|popovertarget))[^>]*>.*?<\/button>/gs,
  /<(a|span)\b[^>]*\sdata-picture\b[^>]*>.*?<\/\1>/gs,
  // The people filter works offline.
  /\sdata-(?:visits|script)="(?!people-filter")[^"]*"/g,
];

/** Attributes removed from tags that remain. Two steps instead of a lookbehind, which takes WebKit minutes, as it runs at every character. */
const ATTRIBUTES: readonly [tag: RegExp, attribute: RegExp][] = [
  // Browsers bypass the worker for downloads, but not for links that they open.
  [/<a\b[^>]*>/g, /\sdownload="[^"]*"/],
  [/<html\b[^>]*>/, /\sdata-(?:lite|motion)(?:="[^"]*")?/g],
];

const PICTURE = /<picture\b[^>]*>.*?<\/picture>|<img\b(?![^>]*\ssrc="data:image)[^>]*>/gs;

/** Replaces a picture by its alternative text. */
function altText(picture: string): string {
  const [, words = ''] = /\salt="([^"]*)"/.exec(picture) ?? [];
  return words && `<span>${words}</span>`;
}

/**
 * The cached form of a page: the version without scripts, with the alternative texts instead of pictures. It needs no other file, and is the
 * same for lite and full pages. The HTML of the site is edited by its known forms: a worker has no parser.
 */
export function stripPage(html: string): string {
  const words = USELESS.reduce((text, part) => text.replace(part, ''), html);
  const bare = ATTRIBUTES.reduce(
    (text, [tag, attribute]) => text.replace(tag, (each) => each.replace(attribute, '')),
    words,
  );
  return bare.replace(PICTURE, altText);
}

const DAY_MS = 86_400_000;

type Month = [firstDay: string, days: number, year: number, month: number, isProvisional?: number];

const isMonth = (data: unknown): data is Month =>
  Array.isArray(data) && typeof data[0] === 'string' && data.slice(1).every((value) => typeof value === 'number');

/** The months around the day on which the page was rendered, from its date element (`showToday`). */
function monthsIn(html: string): Month[] {
  const [, text = ''] = /\sdata-today="([^"]*)"/.exec(html) ?? [];
  try {
    const data: unknown = JSON.parse(text.replaceAll('&quot;', '"'));
    return Array.isArray(data) ? data.filter(isMonth) : [];
  } catch {
    return [];
  }
}

/** The day on which a page was cached, in both calendars if the page has its months, so that the worker needs no calendar table; otherwise Gregorian. */
export function cachedDay(instant: Date, html: string, locale: Locale): string {
  const clock = nepalClock(instant);
  const gregorian = formatGregorian(fromDayNumber(Math.floor(Date.parse(clock) / DAY_MS)), locale);
  for (const [firstDay, days, year, month, isProvisional] of monthsIn(html)) {
    const day = Math.floor((Date.parse(clock) - Date.parse(firstDay)) / DAY_MS) + 1;
    if (day >= 1 && day <= days)
      return `${formatBikramSambat({ year, month, day, isProvisional: isProvisional === 1 }, locale)} · ${gregorian}`;
  }
  return gregorian;
}

/** A copy of a page. */
export interface CachedPage {
  html: string;
  age: Age;
  headers: Headers;
}

/** Time of a copy: the instant, and the day in the language of the page. */
export interface Age {
  since: Date;
  day: string;
}

// Additional headers of a copy. They are encoded, as headers cannot hold Devanagari.
const SINCE = 'x-kept-since';
const DAY = 'x-kept-day';
const TITLE = 'x-kept-title';
export const BYTES = 'x-kept-bytes';

/** The page's headers that are preserved in the copy: its policy names the permitted scripts. */
const PRESERVED_HEADERS = ['content-type', 'content-security-policy', 'referrer-policy', 'permissions-policy'];

/** The attribute of a page that has no text yet (`components/pages/content-page.tsx`). */
const UNPUBLISHED = ' data-unpublished=';

/** Whether a response is a page that has no text yet. */
export async function isUnpublished(response: Response): Promise<boolean> {
  return (await response.text()).includes(UNPUBLISHED);
}

/** Converts a response of the site into its cached form. */
export async function toCached(response: Response): Promise<Response> {
  const fullHtml = await response.text();
  const html = stripPage(fullHtml);
  const since = new Date(response.headers.get('date') ?? Date.now());
  const headers = new Headers();
  for (const name of PRESERVED_HEADERS) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  headers.set(SINCE, since.toISOString());
  headers.set(DAY, encodeURIComponent(cachedDay(since, html, languageIn(html))));
  headers.set(TITLE, encodeURIComponent(/<title>([^<]*)/.exec(html)?.[1] ?? ''));
  headers.set(BYTES, String(new Blob([html]).size));
  return new Response(html, { headers });
}

const languageIn = (html: string): Locale => (/<html\b[^>]*\slang="ne"/.test(html) ? 'ne' : 'en');

const wordsIn = ({ headers }: Response, name: string) => decodeURIComponent(headers.get(name) ?? '');

export async function readCached(cached: Response): Promise<CachedPage> {
  return { html: await cached.text(), age: ageOf(cached), headers: cached.headers };
}

export function ageOf(cached: Response): Age {
  return { since: new Date(cached.headers.get(SINCE) ?? 0), day: wordsIn(cached, DAY) };
}

/** Whether a copy is missing or older; one from the future, on a phone whose clock is behind, counts as old. */
export const isOlder = (copy: Response | undefined, milliseconds: number): boolean =>
  !copy || Math.abs(Date.now() - ageOf(copy).since.getTime()) > milliseconds;

/** Markup. */
export function cachedTitle(cached: Response): string {
  return wordsIn(cached, TITLE);
}

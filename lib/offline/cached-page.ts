import type { Locale } from '#content/locale.ts';
import { cachedDay } from './cached-day.ts';
import { stripPage } from './strip-page.ts';

/** A copy of a page. */
export interface CachedPage {
  html: string;
  age: Age;
  headers: Headers;
}

/** When a copy was made: the instant, and its day as the page's language writes it. */
export interface Age {
  since: Date;
  day: string;
}

// Headers that a copy has besides those of the page. They are encoded, as headers cannot hold Devanagari.
const SINCE = 'x-kept-since';
const DAY = 'x-kept-day';
const TITLE = 'x-kept-title';
export const BYTES = 'x-kept-bytes';

/** The page's headers that the copy keeps: its policy names the scripts that may run. */
const LASTING = ['content-type', 'content-security-policy', 'referrer-policy', 'permissions-policy'];

/** A response of the site in the form in which it is cached. */
export async function toCached(answer: Response): Promise<Response> {
  const whole = await answer.text();
  const html = stripPage(whole);
  const since = new Date(answer.headers.get('date') ?? Date.now());
  const headers = new Headers();
  for (const name of LASTING) {
    const value = answer.headers.get(name);
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

export async function readStored(kept: Response): Promise<CachedPage> {
  return { html: await kept.text(), age: ageOf(kept), headers: kept.headers };
}

export function ageOf(kept: Response): Age {
  return { since: new Date(kept.headers.get(SINCE) ?? 0), day: wordsIn(kept, DAY) };
}

/** Markup. */
export function cachedTitle(kept: Response): string {
  return wordsIn(kept, TITLE);
}

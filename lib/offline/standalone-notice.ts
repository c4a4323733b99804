import type { Locale } from '#content/locale.ts';
import type { CachedPage } from './cached-page.ts';
import { withAge } from './stale-banner.ts';

const MAIN = /(<main\b[^>]*>).*?(<div\b[^>]*>).*(<\/main>)/s;

/** The page of one notice, made of that with the newest ones; null where it is none of them. */
export function noticeAlone({ html, age, headers }: CachedPage, id: string, locale: Locale): Response | null {
  const [article] = new RegExp(`<article\\b[^>]*\\saria-labelledby="n${id}"[^>]*>.*?</article>`, 's').exec(html) ?? [];
  if (!article) return null;
  const title = /<h3\b[^>]*>(.*?)<\/h3>/s.exec(article)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
  // On its own it stands open: its line of date is a line like the others.
  const alone = article
    .replace(/<(\/?)h3\b/g, '<$1h1')
    .replace(/<\/?details\b[^>]*>/g, '')
    .replace(/<(\/?)summary\b/g, '<$1p');
  const page = html
    .replace(MAIN, (_, main: string, container: string, end: string) => `${main}${container}${alone}</div>${end}`)
    .replace(/<title>[^<]*/, () => `<title>${title}`);
  return new Response(withAge(page, age, 'noConnection', locale), { headers });
}

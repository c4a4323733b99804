import type { Locale } from '#content/locale.ts';
import type { CachedPage } from './cached-page.ts';
import { withBanner } from './stale-banner.ts';

const MAIN = /(<main\b[^>]*>).*?(<div\b[^>]*>).*(<\/main>)/s;

/** The page of one notice, extracted from the page of the newest notices; null if it is not among them. */
export function standaloneNotice({ html, age, headers }: CachedPage, id: string, locale: Locale): Response | null {
  const [article] = new RegExp(`<article\\b[^>]*\\saria-labelledby="n${id}"[^>]*>.*?</article>`, 's').exec(html) ?? [];
  if (!article) return null;
  const title = /<h3\b[^>]*>(.*?)<\/h3>/s.exec(article)?.[1]?.replace(/<[^<>]*>/g, '') ?? '';
  // The standalone notice is expanded, and its line of date becomes a paragraph.
  const standalone = article
    .replace(/<(\/?)h3\b/g, '<$1h1')
    .replace(/<\/?details\b[^>]*>/g, '')
    .replace(/<(\/?)summary\b/g, '<$1p');
  const page = html
    .replace(MAIN, (_, main: string, container: string, end: string) => `${main}${container}${standalone}</div>${end}`)
    .replace(/<title>[^<]*/, () => `<title>${title}`);
  return new Response(withBanner(page, age, 'noConnection', locale), { headers });
}

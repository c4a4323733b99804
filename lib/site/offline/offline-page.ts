import type { Locale } from '#content/locale.ts';
import { savedCopies } from '#content/messages/offline.ts';
import { escapeHtml } from '#lib/platform/http/escape-html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localeOf, localPath, OFFLINE } from '#lib/platform/routes/paths.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { describeFile } from '../files/describe-file.ts';
import { FILE_CACHE, NOTICE_CACHE, PAGE_CACHE } from './cache-names.ts';
import { type CachedFile, listFiles, removeFile } from './cached-files.ts';
import { ageOf, type CachedPage, cachedTitle, readCached, toCached } from './cached-page.ts';
import { listPages } from './cached-pages.ts';
import { fromSite } from './from-site.ts';
import { mayCache } from './may-cache.ts';
import { pageAt } from './page-address.ts';
import type { FetchEvent } from './scope.ts';
import { savedAt, savedDay, withBanner, withBannerText } from './stale-banner.ts';
import { tryCache } from './try-cache.ts';

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

/** The number of entries outside the collapsed part of a list. */
const INITIAL_COUNT = 10;

const listOf = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function section(heading: string, items: readonly string[], locale: Locale): string {
  if (items.length === 0) return '';
  const rest = items.slice(INITIAL_COUNT);
  const more = fillIn(savedCopies.moreSaved[locale], { count: rest.length }, locale);
  const folded = rest.length > 0 ? `<details><summary>${more}</summary>${listOf(rest)}</details>` : '';
  return `<section><h2>${heading}</h2>${listOf(items.slice(0, INITIAL_COUNT))}${folded}</section>`;
}

const button = (name: string, value: string, label: string) =>
  `<form method="post"><button name="${name}" value="${escapeHtml(value)}">${label}</button></form>`;

/** The title of a page without the name of the campus at its end. */
function pageItem(address: string, copy: Response): string {
  const own = localeOf(address);
  const title = cachedTitle(copy).replace(/ – [^–]*$/, '') || address;
  return `<a href="${escapeHtml(address)}" lang="${languageOf(title)}">${title}</a> <small lang="${own}">${savedDay(ageOf(copy), own)}</small>`;
}

function fileItem({ address, name, bytes }: CachedFile, locale: Locale): string {
  const label = escapeHtml(name);
  const facts = describeFile(name, bytes, locale);
  const link = `<a href="${escapeHtml(address)}" lang="${languageOf(name)}">${label}</a>`;
  return `${link} ${facts && `<small>(${facts})</small>`} ${button('file', address, savedCopies.remove[locale])}`;
}

/** The list of pages and files cached on this device, as HTML. */
async function cachedList(locale: Locale): Promise<string> {
  const [pages, files] = await Promise.all([listPages(), listFiles()]);
  if (pages.length + files.length === 0) return `<p>${savedCopies.nothing[locale]}</p>`;
  return [
    section(
      savedCopies.savedFiles[locale],
      files.map((file) => fileItem(file, locale)),
      locale,
    ),
    section(
      savedCopies.savedPages[locale],
      pages.map(({ address, copy }) => pageItem(address, copy)),
      locale,
    ),
    button('all', '', savedCopies.removeAll[locale]),
  ].join('');
}

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; form-action 'self'",
};

/** The offline page if the site's own is not cached, as on a metered connection. `here` is HTML. */
export function plainOffline(locale: Locale, words: string, here: string): Response {
  const title = savedCopies.title[locale];
  const page = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${words}</p>
${here}
</main>
</body>
</html>
`;
  return new Response(page, { headers: HEADERS });
}

const OFFLINE_LIST = /(<div\b[^>]*\sdata-offline-list="[^"]*"[^>]*>).*?(<\/div>)/s;

/** Caches the page of the newest notices of a language, if it fits. @returns the cached form; null if it may not be cached */
export async function cacheNotices(locale: Locale, response: Response): Promise<Response | null> {
  if (!mayCache(response)) return null;
  const copy = await toCached(response);
  await tryCache(NOTICE_CACHE, (cache) => cache.put(localPath(OFFLINE, locale), copy.clone()));
  return copy;
}

export async function findNotices(locale: Locale): Promise<Response | undefined> {
  return tryCache(NOTICE_CACHE, (cache) => cache.match(localPath(OFFLINE, locale)));
}

/** The offline page with the cached pages and files of this device; a form on it removes entries. */
export async function serveOfflinePage(event: FetchEvent, url: URL): Promise<Response> {
  if (event.request.method === 'POST') {
    // Rejects forms of other sites.
    if (event.request.referrer.startsWith(`${location.origin}/`)) await removeSaved(await event.request.formData());
    return Response.redirect(url.pathname, 303);
  }
  const locale = localeOf(url.pathname);
  const fresh = await fromSite(event).catch(() => null);
  if (!fresh) return offlinePage(locale, savedCopies.noConnection[locale]);
  const copy = await cacheNotices(locale, fresh);
  return copy ? offlinePage(locale, '', copy) : fresh;
}

/** Handles the form of the offline page: removes one file, or everything except the newest notices. */
async function removeSaved(form: FormData): Promise<void> {
  const file = form.get('file');
  if (typeof file === 'string') await removeFile(file);
  if (form.has('all')) await Promise.all([PAGE_CACHE, FILE_CACHE].map((name) => caches.delete(name)));
}

/** The response for a page that is not cached. */
export async function offlineFallback(url: URL): Promise<Response> {
  const replaced = pageAt(url);
  if (replaced?.kind === 'redirect') return Response.redirect(replaced.to, 302);
  const locale = localeOf(url.pathname);
  const [, id] = /^\/notice\/item\/([\w-]+)$/.exec(replaced?.kind === 'page' ? replaced.path : '') ?? [];
  const notices = id && (await findNotices(locale));
  const standalone = notices && standaloneNotice(await readCached(notices), id, locale);
  return standalone || offlinePage(locale, `${savedCopies.noConnection[locale]} ${savedCopies.notSaved[locale]}`);
}

/** The offline page with the saved entries; `words` are the reason; `fresh` is used even if it could not be cached. */
async function offlinePage(locale: Locale, words: string, fresh?: Response): Promise<Response> {
  const [page, cachedItems] = await Promise.all([fresh ?? findNotices(locale), cachedList(locale)]);
  if (!page) return plainOffline(locale, words, cachedItems);
  const { html, age, headers } = await readCached(page);
  const replaced = html.replace(OFFLINE_LIST, (_, start: string, end: string) => `${start}${cachedItems}${end}`);
  return new Response(words ? withBannerText(replaced, `${words} ${savedAt(age, locale)}`) : replaced, { headers });
}

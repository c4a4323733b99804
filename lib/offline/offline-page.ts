import type { Locale } from '#content/locale.ts';
import { savedCopies } from '#content/messages/saved-copies.ts';
import { localeOf, localPath, OFFLINE } from '#lib/routes/paths.ts';
import { NOTICES } from './cache-names.ts';
import { cachedList } from './cached-list.ts';
import { readStored, toCached } from './cached-page.ts';
import { fromSite } from './from-site.ts';
import { mayCache } from './may-cache.ts';
import { pageAt } from './page-address.ts';
import { plainOffline } from './plain-offline.ts';
import { removeWanted } from './remove-wanted.ts';
import type { FetchEvent } from './scope.ts';
import { savedAt, withLine } from './stale-banner.ts';
import { noticeAlone } from './standalone-notice.ts';
import { tryCache } from './try-cache.ts';

const PLACE = /(<div\b[^>]*\sdata-kept-here="[^"]*"[^>]*>).*?(<\/div>)/s;

/** Caches the page of the newest notices of a language, if it fits. @returns the cached form; null where it may not be cached */
export async function cacheNotices(locale: Locale, answer: Response): Promise<Response | null> {
  if (!mayCache(answer)) return null;
  const copy = await toCached(answer);
  await tryCache(NOTICES, (cache) => cache.put(localPath(OFFLINE, locale), copy.clone()));
  return copy;
}

export async function takeNotices(locale: Locale): Promise<Response | undefined> {
  return tryCache(NOTICES, (cache) => cache.match(localPath(OFFLINE, locale)));
}

/** The offline page with what is cached on this device; a form on it removes entries. */
export async function respondOffline(event: FetchEvent, url: URL): Promise<Response> {
  if (event.request.method === 'POST') {
    // Other sites may send forms here too.
    if (event.request.referrer.startsWith(`${location.origin}/`)) await removeWanted(await event.request.formData());
    return Response.redirect(url.pathname, 303);
  }
  const locale = localeOf(url.pathname);
  const fresh = await fromSite(event).catch(() => null);
  if (!fresh) return offlinePage(locale, savedCopies.noConnection[locale]);
  const copy = await cacheNotices(locale, fresh);
  return copy ? offlinePage(locale, '', copy) : fresh;
}

/** The response for a page that is not cached. */
export async function offlineInstead(url: URL): Promise<Response> {
  const page = pageAt(url);
  if (page?.kind === 'redirect') return Response.redirect(page.to, 302);
  const locale = localeOf(url.pathname);
  const [, id] = /^\/notice\/item\/([\w-]+)$/.exec(page?.kind === 'page' ? page.path : '') ?? [];
  const notices = id && (await takeNotices(locale));
  const alone = notices && noticeAlone(await readStored(notices), id, locale);
  return alone || offlinePage(locale, `${savedCopies.noConnection[locale]} ${savedCopies.notKept[locale]}`);
}

/** The page of what is kept; `words` say why it is shown, `fresh` may not have found room. */
async function offlinePage(locale: Locale, words: string, fresh?: Response): Promise<Response> {
  const [kept, here] = await Promise.all([fresh ?? takeNotices(locale), cachedList(locale)]);
  if (!kept) return plainOffline(locale, words, here);
  const { html, age, headers } = await readStored(kept);
  const page = html.replace(PLACE, (_, start: string, end: string) => `${start}${here}${end}`);
  return new Response(words ? withLine(page, `${words} ${savedAt(age, locale)}`) : page, { headers });
}

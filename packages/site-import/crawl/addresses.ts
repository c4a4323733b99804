import { decoded, isSameSite } from '../network/same-site.ts';
import { isTracing } from './tracing-parameters.ts';

/** Parameters of sessions and of other forms of a page. */
const IGNORED = /^(?:phpsessid|sid|session_?id|jsessionid|aspsessionid\w*|tmpl|print|replytocom|share)$/i;
/** Parameters of the pages of one list. */
const PAGING = /^(?:page|pg|paged|pageno|page_no|pagenum|page_id_no|pn|start|limitstart|offset|currentpage)$/i;
const ASSET =
  /\.(?:css|js|mjs|json|xml|rss|atom|ico|svg|woff2?|ttf|eot|mp3|mp4|avi|mov|wmv|webm|exe|msi|apk|dmg|iso|rar|7z|tar|gz|swf|bmp|tiff?|heic)$/i;
const DOCUMENT = /\.(?:csv|docx?|od[st]|pdf|pptx?|rtf|txt|xlsx?|zip|avif|gif|jpe?g|png|webp)$/i;
/** Pages that change something, or are not content. */
const ACTION =
  /[/?&=](?:log-?(?:in|out|off)|sign-?(?:in|out|up)|register|wp-admin|wp-login|administrator|admin|cart|delete|search|feed|xmlrpc)(?:\.\w+)?(?:[/?&=]|$)/i;
const MAX_LENGTH = 1000;
const MAX_SEGMENTS = 12;

/** An address of the site in the form that identifies a page; null for another site or scheme. */
export function canonicalAddress(href: string, base: string, site: string): string | null {
  const text = href.trim();
  if (text === '' || text.startsWith('#') || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (!/^https?:$/.test(url.protocol) || !isSameSite(url, site)) return null;
  const { protocol, host } = new URL(site);
  url.protocol = protocol;
  url.host = host;
  url.hash = '';
  url.pathname = url.pathname.replace(/;jsessionid=[^/]*/i, '');
  for (const name of [...url.searchParams.keys()])
    if (IGNORED.test(name) || isTracing(name)) url.searchParams.delete(name);
  if (url.search === '?') url.search = '';
  if (/^\/(?:index\.(?:php|html?|aspx?))?$/i.test(url.pathname) && url.search === '') url.pathname = '/';
  return url.href;
}

/** Whether an address has the name of a document or a picture. */
export const isFileAddress = (address: string) => DOCUMENT.test(pathOf(address)) || ASSET.test(pathOf(address));

/** Whether an address may be a page: bounded, not a file, not an action, and without a repeated part. */
export function isPageAddress(address: string): boolean {
  const { pathname, search } = new URL(address);
  const segments = pathname.split('/').filter(Boolean);
  const counts = Map.groupBy(segments, (segment) => segment);
  return (
    address.length <= MAX_LENGTH &&
    segments.length <= MAX_SEGMENTS &&
    [...counts.values()].every(({ length }) => length < 3) &&
    !isFileAddress(address) &&
    !ACTION.test(pathname + search)
  );
}

/** Addresses of one shape differ in numbers alone: `/notice.php?id=#`, `/news/#-*`. */
export function shapeOf(address: string): string {
  const url = new URL(address);
  const path = decoded(url.pathname)
    .split('/')
    .map((segment) => (/^\d+[-_].*\D/.test(segment) ? '#-*' : segment.replaceAll(/\d+/g, '#')))
    .join('/');
  const query = [...url.searchParams]
    .map(([name, value]) => `${name}=${/^\d/.test(value) ? '#' : value.replaceAll(/\d+/g, '#')}`)
    .sort();
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** The address of a list without the number of its page. */
export function listAddress(address: string): string {
  const url = new URL(address);
  for (const [name, value] of [...url.searchParams])
    if (PAGING.test(name) && /^\d*$/.test(value)) url.searchParams.delete(name);
  url.pathname = url.pathname.replace(/\/page\/\d+\/?$/i, '/').replace(/(?<=.)\/$/, '');
  return url.pathname + (url.search === '?' ? '' : url.search);
}

/** The same list without its only numeric parameter, which may be the number of a page, too. */
export function withoutNumber(list: string): string | null {
  const [path = '', query = ''] = list.split('?');
  const numeric = query.split('&').filter((part) => /^[^=]+=\d+$/.test(part));
  if (numeric.length !== 1) return null;
  const others = query.split('&').filter((part) => part !== numeric[0]);
  return others.length > 0 ? `${path}?${others.join('&')}` : path;
}

export const pathOf = (address: string) => new URL(address).pathname;

/** The words of a text in Latin letters and digits as a part of an address, of at most `most` characters; empty without any. */
export function slugOf(text: string, most: number): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/^-/, '');
  return slug.replace(/(?<!-)-+$/, '').slice(0, most);
}

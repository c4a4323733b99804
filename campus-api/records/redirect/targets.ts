import type { DatabaseSync } from 'node:sqlite';
import { MAX_ADDRESS_LENGTH } from '#lib/platform/routes/former-address.ts';
import { matchRoute } from '#lib/platform/routes/match.ts';
import { FILES } from '#lib/platform/routes/paths.ts';
import { addressesIn } from '../site-document/addresses.ts';
import { readDocuments } from '../site-document/documents.ts';

/** The addresses that the website has, by the records and documents of a campus. */
export interface SiteTargets {
  /** Whether visitors find something at a path of this site, or it is an address of another site. */
  has(target: string): boolean;
  /** Whether the site itself has an address of the former one, so that no redirect applies. */
  isOwn(source: string): boolean;
}

/** The target as it is stored; null for one that is neither a path of this site nor an https address. Addresses of this site lose their host. */
export function readTarget(entered: string): string | null {
  const text = entered.trim().normalize('NFC');
  if (text.length > MAX_ADDRESS_LENGTH || /[\s\p{Cc}\\]/u.test(text)) return null;
  if (text.startsWith('/')) return text.startsWith('//') ? null : text;
  const url = /^https:\/\//i.test(text) ? URL.parse(text) : null;
  if (!url?.hostname.includes('.') || url.username !== '' || url.password !== '') return null;
  const isThisSite = url.host === URL.parse(process.env.SITE_URL ?? '')?.host;
  return isThisSite ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** Records with a page each, by the path of the page. */
const recordPages = [
  { pattern: /^\/notice\/item\/([\w-]+)(?:\/|$)/, sql: 'SELECT 1 FROM notices WHERE id = ?' },
  { pattern: /^\/gallery\/([\w-]+)$/, sql: 'SELECT 1 FROM albums WHERE id = ?' },
  { pattern: /^\/calendar\/events\/([\w-]+)(?:\/|$)/, sql: 'SELECT 1 FROM events WHERE id = ?' },
  { pattern: /^\/publication\/([\w-]+)\/file\//, sql: 'SELECT 1 FROM publications WHERE id = ?' },
  { pattern: /^\/files\/(?:profile\/)?([^/]+)$/, sql: 'SELECT 1 FROM used_files WHERE stored = ?' },
] as const;

export function siteTargets(database: DatabaseSync): SiteTargets {
  const { stateOf } = addressesIn(readDocuments(database));
  // Another campus API has the records.
  const pages = process.env.UPSTREAM_URL ? [] : recordPages;
  const lookUps = pages.map(({ pattern, sql }) => ({ pattern, existing: database.prepare(sql) }));
  const lacks = (path: string) =>
    lookUps.some(({ pattern, existing }) => {
      const [, id] = pattern.exec(path) ?? [];
      return id !== undefined && existing.get(id) === undefined;
    });
  // The site streams files: whether one exists is known too late for a redirect.
  const isMissing = (path: string) => !path.startsWith(FILES) && lacks(path);
  return {
    has(target) {
      if (!target.startsWith('/')) return true;
      const path = pathOf(target);
      if (path === null || stateOf(path) !== 'public') return false;
      return !lacks(path);
    },
    isOwn(source) {
      const path = pathOf(source);
      if (path === null) return false;
      if (!source.includes('?')) return stateOf(path) !== 'unknown' && !isMissing(path);
      const route = matchRoute(path);
      return route !== null && route.kind !== 'page';
    },
  };
}

/** The decoded path of an address without its language; null if it cannot be decoded. */
function pathOf(address: string): string | null {
  const path = address.replace(/[?#].*/s, '').replace(/^\/(?:en|ne)(?=\/|$)/, '') || '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

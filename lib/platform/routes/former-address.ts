import { trimEnd } from '#lib/platform/i18n/trim-end.ts';
import { isTracing } from '#packages/site-import/crawl/tracing-parameters.ts';

/** Maximum length of an address of the former site, and of a target, in characters. */
export const MAX_ADDRESS_LENGTH = 2000;

/** An address of the former site, decoded, in one spelling: WordPress ignores letter case and slashes at the end. */
interface FormerAddress {
  readonly path: string;
  /** Parameters by name, without the parameters that only trace visits. */
  readonly query: ReadonlyMap<string, string>;
}

const CONTROL = /\p{Cc}/u;

/**
 * Reads an address of the former site, entered or requested: `/2019/05/Result/`, `/?p=12`, `https://old.example/index.php?id=3`. Null for one that no visitor can
 * request from this site, which refuses encoded slashes, backslashes and control characters.
 */
export function readFormerAddress(entered: string): FormerAddress | null {
  const local = entered.trim().replace(/^https?:\/\/[^/?#\\]+/i, '');
  const address = (local.startsWith('?') ? `/${local}` : local).replace(/#.*/s, '');
  if (!/^\/(?!\/)/.test(address) || address.length > MAX_ADDRESS_LENGTH) return null;
  const [encodedPath = '', encodedQuery = ''] = splitAtQuery(address);
  const decoded = decode(encodedPath);
  if (decoded === null || /%2f/i.test(encodedPath) || /\\/.test(decoded)) return null;
  const path = trimEnd(decoded.normalize('NFC').toLowerCase(), /\//) || '/';
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(encodedQuery)) {
    if (!isTracing(name) && name !== '') query.set(name, value.normalize('NFC'));
  }
  const isClean = [path, ...[...query].flat()].every((text) => !CONTROL.test(text));
  return isClean && !/\/\.{1,2}(?:\/|$)/.test(path) ? { path, query } : null;
}

function splitAtQuery(address: string): [path: string, query: string] {
  const start = address.indexOf('?');
  return start === -1 ? [address, ''] : [address.slice(0, start), address.slice(start + 1)];
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const escaped = (text: string, characters: RegExp) => text.replace(characters, (each) => encodeURIComponent(each));

/** The key of an address in the table: its path and those of its parameters, sorted, that have these names. */
export function formerKey({ path, query }: FormerAddress, names: Iterable<string> = query.keys()): string {
  const parameters = [...names].sort().map((name) => {
    return `${escaped(name, /[%&=#+?\s]/g)}=${escaped(query.get(name) ?? '', /[%&=#+?\s]/g)}`;
  });
  return escaped(path, /[%?#\s]/g) + (parameters.length > 0 ? `?${parameters.join('&')}` : '');
}

/** The spelling in which the table stores an address; null as in `readFormerAddress`, and for the beginning of the site, which is not a former address. */
export function canonicalFormerAddress(entered: string): string | null {
  const address = readFormerAddress(entered);
  const key = address && formerKey(address);
  return key === '/' || key === '/ne' || key === '/en' ? null : key;
}

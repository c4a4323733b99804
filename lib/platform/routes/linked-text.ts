import { isFileRoute, isPageRoute, matchRoute } from './match.ts';
import { normalizeAddress } from './normalize-address.ts';
import { publicPath } from './paths.ts';

/** A segment of a text. `path`: a page of the site, in the language of the reader; `url`: a file or another site; `unknown`: an address without a page. */
export type TextSegment = { readonly text: string } & Readonly<
  Partial<Record<'path' | 'url' | 'unknown', string | undefined>>
>;

const LINK = /\[([^\][]+)\]\(((?:\/|https?:\/\/)[^\s()]*)\)/;

/** Splits a text of the site content at its links: `See [Downloads](/notice/downloads) and [TU](https://tu.edu.np).` */
export function splitLinks(text: string): TextSegment[] {
  const match = LINK.exec(text);
  if (!match) return text ? [{ text }] : [];
  const [whole, label = '', to = ''] = match;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + whole.length);
  return [...(before ? [{ text: before }] : []), { text: label, ...targetOf(to) }, ...splitLinks(after)];
}

function targetOf(to: string): Partial<TextSegment> {
  if (!to.startsWith('/')) return URL.canParse(to) ? { url: to } : { unknown: to };
  const route = matchRoute(to);
  if (isFileRoute(route)) return { url: to };
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)/.exec(to) ?? [];
  const address = normalizeAddress(pathname);
  if (address.kind === 'missing') return { unknown: to };
  const path = publicPath(address.kind === 'page' ? address.path : address.to);
  return isPageRoute(matchRoute(path)) ? { path: path + rest } : { unknown: to };
}

/** The words of such a text, without the addresses of links. */
export const plainWords = (text: string): string =>
  splitLinks(text)
    .map((segment) => segment.text)
    .join('');

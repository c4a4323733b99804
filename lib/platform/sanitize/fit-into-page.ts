import { isStoredFileName } from '#lib/platform/http/file-name.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import type { RemovedPart } from './removed-parts.ts';

const blocks = 'p, li, h2, h3, h4, h5, h6, blockquote, dt, dd, th, td, caption, figcaption, pre, div';
const externalAddress = /^https?:/i;
const allowedAddress = /^(?:https?:|mailto:|tel:|\/|#)/i;

/** Adapts sanitised HTML to a page, in place: pictures, links, levels of headings, languages. @returns the removed parts */
export function fitIntoPage(fragment: DocumentFragment): RemovedPart[] {
  const removed = [
    ...[...fragment.querySelectorAll('img')].flatMap(fitPicture),
    ...[...fragment.querySelectorAll('a')].flatMap(fitLink),
  ];
  levelHeadings(fragment);
  for (const block of fragment.querySelectorAll(blocks)) setLanguage(block);
  return removed;
}

/** Only stored files of the campus are allowed as pictures, so that no other site can track visitors. */
function fitPicture(picture: HTMLImageElement): RemovedPart[] {
  const source = decode(picture.getAttribute('src') ?? '');
  const name = source.replace(/^\/(?:images|files)\//, '');
  if (!isStoredFileName(name)) {
    picture.remove();
    return [{ what: 'picture', name: source }];
  }
  picture.setAttribute('src', `/files/${encodeURIComponent(name)}`);
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  picture.setAttribute('loading', 'lazy');
  return [];
}

function decode(source: string): string {
  try {
    return decodeURIComponent(source);
  } catch {
    return '';
  }
}

function fitLink(link: HTMLAnchorElement): RemovedPart[] {
  const address = link.getAttribute('href');
  if (address === null) return [];
  if (externalAddress.test(address)) link.setAttribute('rel', 'noopener noreferrer');
  if (allowedAddress.test(address)) return [];
  link.removeAttribute('href');
  return [{ what: 'address', name: address }];
}

/** The first level is the heading of the page: headings of the text begin at the second level and skip none. */
function levelHeadings(fragment: DocumentFragment): void {
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const ranks = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  let previous = 1;
  for (const heading of headings) {
    const level = Math.min(ranks.indexOf(heading.tagName) + 2, previous + 1, 6);
    const levelled = heading.ownerDocument.createElement(`h${level}`);
    levelled.append(...heading.childNodes);
    heading.replaceWith(levelled);
    previous = level;
  }
}

function setLanguage(block: Element): void {
  const text = block.textContent.trim();
  if (text === '' || block.hasAttribute('lang')) return;
  const language = languageOf(text);
  if (block.parentElement?.closest('[lang]')?.getAttribute('lang') !== language) block.setAttribute('lang', language);
}

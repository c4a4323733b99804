import { isStoredFileName } from '#lib/http/file-name.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import type { Dropped } from './dropped.ts';

const blocks = 'p, li, h2, h3, h4, h5, h6, blockquote, dt, dd, th, td, caption, figcaption, pre, div';
const elsewhere = /^https?:/i;
const followed = /^(?:https?:|mailto:|tel:|\/|#)/i;

/** Fits sanitised HTML into a page of ours, in place: pictures, links, levels of headings, languages. Answers what it took out. */
export function fitIntoPage(fragment: DocumentFragment): Dropped[] {
  const dropped = [
    ...[...fragment.querySelectorAll('img')].flatMap(keepStoredPicture),
    ...[...fragment.querySelectorAll('a')].flatMap(guardLink),
  ];
  levelHeadings(fragment);
  for (const block of fragment.querySelectorAll(blocks)) nameLanguage(block);
  return dropped;
}

/** Pictures come from the campus's stored files alone: no other site hears of our visitors. */
function keepStoredPicture(picture: HTMLImageElement): Dropped[] {
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

function guardLink(link: HTMLAnchorElement): Dropped[] {
  const address = link.getAttribute('href');
  if (address === null) return [];
  if (elsewhere.test(address)) link.setAttribute('rel', 'noopener noreferrer');
  if (followed.test(address)) return [];
  link.removeAttribute('href');
  return [{ what: 'address', name: address }];
}

/** The page has its heading of the first level; those of the text begin at the second and skip none. */
function levelHeadings(fragment: DocumentFragment): void {
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const ranks = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  let before = 1;
  for (const heading of headings) {
    const level = Math.min(ranks.indexOf(heading.tagName) + 2, before + 1, 6);
    const levelled = heading.ownerDocument.createElement(`h${level}`);
    levelled.append(...heading.childNodes);
    heading.replaceWith(levelled);
    before = level;
  }
}

function nameLanguage(block: Element): void {
  const text = block.textContent.trim();
  if (text === '' || block.hasAttribute('lang')) return;
  const language = languageOf(text);
  if (block.parentElement?.closest('[lang]')?.getAttribute('lang') !== language) block.setAttribute('lang', language);
}

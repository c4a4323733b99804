import 'server-only';
import type { RemovedAttribute, RemovedElement } from 'isomorphic-dompurify';
import { defaultTreeAdapter, type html as names, parse } from 'parse5';
import { isStoredFileName } from '#lib/platform/http/file-name.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { plainText } from './plain-text.ts';
import { allowedAttributes, policy } from './policy.ts';

/** A removed part of a text: an element or attribute by name, the address of a removed link, an external picture; or all markup. */
interface RemovedPart {
  what: 'element' | 'attribute' | 'address' | 'picture' | 'marks';
  name: string;
}

/** Comments, and nodes that the parser adds to every text: not reported. */
const ignored = new Set(['#comment', '#text', 'html', 'head', 'body']);
/** Attributes that are overwritten anyway. */
const overwritten = new Set(['rel', 'loading']);

/** Converts DOMPurify's list of removed nodes. */
function removedParts(removed: readonly (RemovedElement | RemovedAttribute)[]): RemovedPart[] {
  return removed.flatMap((one): RemovedPart[] => {
    if ('element' in one) {
      const name = one.element.nodeName.toLowerCase();
      return ignored.has(name) ? [] : [{ what: 'element', name }];
    }
    const { name = '', value = '' } = one.attribute ?? {};
    if (name === '' || overwritten.has(name) || ignored.has(one.from.nodeName.toLowerCase())) return [];
    return [allowedAttributes.includes(name) ? { what: 'address', name: value } : { what: 'attribute', name }];
  });
}

const blocks = 'p, li, h2, h3, h4, h5, h6, blockquote, dt, dd, th, td, caption, figcaption, pre, div';
const externalAddress = /^https?:/i;
const allowedAddress = /^(?:https?:|mailto:|tel:|\/|#)/i;

/** Adapts sanitised HTML to a page, in place: pictures, links, levels of headings, languages. @returns the removed parts */
function fitIntoPage(fragment: DocumentFragment): RemovedPart[] {
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

/** Maximum size in UTF-8. */
export const MAX_BYTES = 200 * 1024;
const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 50;
/** About 200 ms of work. */
const MAX_ELEMENTS = 3000;

class OutOfBounds extends Error {}

/**
 * Whether HTML is small, flat and plain enough to be sanitised: DOMPurify's work grows with the square of the nesting.
 * Parsed as DOMPurify parses it, since hostile HTML can hide elements from a tokenizer; stops at the bound.
 */
export function isWithinBounds(html: string): boolean {
  if (Buffer.byteLength(html) > MAX_BYTES) return false;
  try {
    parse(html, { scriptingEnabled: false, treeAdapter: boundedAdapter() });
    return true;
  } catch (error) {
    if (error instanceof OutOfBounds) return false;
    throw error;
  }
}

function boundedAdapter(): typeof defaultTreeAdapter {
  let elements = 0;
  let open = 0;
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace: names.NS, attributes) {
      elements += 1;
      if (elements > MAX_ELEMENTS || attributes.length > MAX_ATTRIBUTES) throw new OutOfBounds();
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    onItemPush() {
      open += 1;
      if (open > MAX_DEPTH) throw new OutOfBounds();
    },
    onItemPop() {
      open -= 1;
    },
  };
}

/** Safe HTML, or plain text if the HTML was out of bounds. */
export type Sanitised = { html: string } | { text: string };

/** Sanitises upstream HTML, and reports the removed parts, each once. Blocks the process for some milliseconds, rarely a few hundred. */
export async function sanitiseWithReport(html: string): Promise<{ visible: Sanitised; removed: RemovedPart[] }> {
  if (!isWithinBounds(html)) return asPlainText(html);
  const { default: purifier } = await import('isomorphic-dompurify');
  // Null for a text whose body is a frameset, which the package's types do not mention.
  const fragment: DocumentFragment | null = purifier.sanitize(html, policy);
  if (!fragment) return asPlainText(html);
  const removed = [...removedParts(purifier.removed), ...fitIntoPage(fragment)];
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return {
    visible: { html: box.innerHTML },
    removed: [...new Map(removed.map((one) => [one.what + one.name, one])).values()],
  };
}

function asPlainText(html: string): { visible: Sanitised; removed: RemovedPart[] } {
  return { visible: { text: plainText(html) }, removed: [{ what: 'marks', name: '' }] };
}

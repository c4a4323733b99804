import { layout } from '#content/messages/layout.ts';
import { escapeHtml } from '#lib/platform/http/escape-html.ts';
import { isOfFramework, needsFramework } from './framework-scripts.ts';
import {
  afterTag,
  contains,
  type Edit,
  editText,
  isFlashNotice,
  type PageElement,
  pageElements,
} from './page-elements.ts';

const SOURCES = ['src', 'srcset', 'sizes'];

/**
 * A page without its pictures, which are loaded on request, one by one. Elements stay where React expects them; content that scripts
 * would fetch or animate at once waits (`data-lite` on the root element). `storedEdits`: the edits that were stored with the page;
 * without them they are computed from the page.
 */
export function liteVariantOf(html: string, storedEdits?: string): string {
  if (storedEdits !== undefined) return editText(html, readEdits(storedEdits));
  return editText(html, liteEdits(pageElements(html)));
}

/** The edits that make the lite variant. The scripts and style sheets of an application of React wait for its first use (`startFramework`). */
export function liteEdits(elements: readonly PageElement[]): Edit[] {
  const edits: Edit[] = [];
  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text });

  const root = elements.find(({ name }) => name === 'html');
  const label = root?.attributes.get('lang') === 'ne' ? layout.showPicture.ne : layout.showPicture.en;
  if (root) insert(afterTag(root), ' data-lite data-motion="off"');

  const links = elements.filter(({ name }) => name === 'a' || name === 'button');
  const pictures = elements.filter(({ name }) => name === 'picture');
  const flashes = elements.filter(isFlashNotice);
  const hasReact = needsFramework(elements);

  for (const element of elements) {
    const { name, attributes } = element;
    const source = attributes.get('src') ?? '';
    if (name === 'link' && attributes.get('as') === 'image') insert(afterTag(element), ' media="not all"');
    // Visitors request the picture of `img` only.
    if (name === 'source') insert(afterTag(element), ' media="not all"');
    if (name === 'img' && !source.startsWith('data:')) {
      // A picture needs a source; this one is empty (`app/globals.css`).
      insert(afterTag(element), ' src="data:,"');
      for (const position of SOURCES.map((source) => element.positions.get(source))) {
        if (position !== undefined) insert(position, 'data-');
      }
      const alt = attributes.get('alt') ?? '';
      const isContent = alt !== '' || flashes.some((flash) => contains(flash, element));
      const isInLink = links.some((link) => contains(link, element));
      // The element `picture` must not contain a link.
      const after = pictures.find((picture) => contains(picture, element)) ?? element;
      if (isContent) insert(after.end, isInLink ? pictureWords(alt) : pictureLink(source, alt, label));
    }
    if (hasReact) edits.push(...inertEdits(element));
  }
  return edits;
}

/** Attributes of a script that data must not have. */
const LOADING = ['src', 'async', 'fetchpriority'];

/** The edits that keep the browser from loading or running a script or style sheet of an application of React. */
function inertEdits(element: PageElement): Edit[] {
  const { name, attributes, positions } = element;
  const at = (position: number, text: string, length = 0) => ({ start: position, end: position + length, text });
  const rel = positions.get('rel');
  if (attributes.get('rel') === 'stylesheet' && rel !== undefined)
    return [at(rel, 'rel="deferred"', 'rel="stylesheet"'.length)];
  if (!isOfFramework(element)) return [];
  if (name === 'link') return [at(afterTag(element), ' media="not all"')];
  const prefixed = LOADING.flatMap((attribute) => positions.get(attribute) ?? []);
  return [at(afterTag(element), ' type="text/deferred"'), ...prefixed.map((position) => at(position, 'data-'))];
}

/** The replacement of a picture in a link. */
function pictureWords(alt: string): string {
  return `<span data-picture>${escapeHtml(alt)}</span>`;
}

/** The replacement of any other picture: a link that leads to the picture, and with scripts shows it in place (`loadPictures`). */
function pictureLink(source: string, alt: string, label: string): string {
  const words = alt === '' ? label : `${label}: ${alt}`;
  return `<a href="${escapeHtml(source)}" rel="nofollow" data-picture>${escapeHtml(words)}</a>`;
}

/** Serializes edits for a header, in ASCII. */
export function writeEdits(edits: readonly Edit[]): string {
  const text = JSON.stringify(edits.map(({ start, end, text }) => [start, end, text]));
  return text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function readEdits(header: string): Edit[] {
  const edits: [number, number, string][] = JSON.parse(header);
  return edits.map(([start, end, text]) => ({ start, end, text }));
}

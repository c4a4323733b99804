import { frame } from '#content/messages/layout.ts';
import { hashSource } from '#lib/http/content-security-policy.ts';
import { escapeHtml } from '#lib/http/escape-html.ts';
import { trustedInlineScripts } from './inline-scripts.ts';
import { type Edit, editText, isPageScript, type PageElement, pageElements } from './page-elements.ts';

const within = (outer: PageElement, inner: PageElement) => outer.start < inner.start && outer.end >= inner.end;
const afterTag = ({ start, name }: PageElement) => start + 1 + name.length;

const SOURCES = ['src', 'srcset', 'sizes'];

/**
 * A page without its pictures, which are shown when asked for, one by one. Elements stay where React expects them; what scripts would
 * fetch at once, or move, waits (`data-lite` on the root element). `written`: the edits that were stored with the page, without which
 * they are found in it.
 */
export function toLiteVariant(html: string, written?: string): string {
  if (written !== undefined) return editText(html, readEdits(written));
  const elements = pageElements(html);
  const isDeferred = elements.some(({ attributes }) => attributes.has('data-page'));
  return editText(html, liteEdits(elements, isDeferred));
}

/** The edits that make the lite variant. A page whose scripts are not deferred is dynamic, and works without them. */
export function liteEdits(elements: readonly PageElement[], isDeferred: boolean): Edit[] {
  const edits: Edit[] = [];
  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text });

  const root = elements.find(({ name }) => name === 'html');
  const label = root?.attributes.get('lang') === 'ne' ? frame.showPicture.ne : frame.showPicture.en;
  if (root) insert(afterTag(root), ' data-lite data-motion="off"');

  const links = elements.filter(({ name }) => name === 'a' || name === 'button');
  const pictures = elements.filter(({ name }) => name === 'picture');
  const flashes = elements.filter(({ attributes }) => attributes.has('data-flash'));

  for (const element of elements) {
    const { name, attributes, start, end } = element;
    const source = attributes.get('src') ?? '';
    if (name === 'link' && attributes.get('as') === 'image') insert(afterTag(element), ' media="not all"');
    // The picture that is asked for is that of `img`.
    if (name === 'source') insert(afterTag(element), ' media="not all"');
    if (name === 'img' && !source.startsWith('data:')) {
      // A picture has a source; this one is nothing (`app/globals.css`).
      insert(afterTag(element), ' src="data:,"');
      for (const place of SOURCES.map((each) => element.places.get(each))) {
        if (place !== undefined) insert(place, 'data-');
      }
      const alt = attributes.get('alt') ?? '';
      const isContent = alt !== '' || flashes.some((flash) => within(flash, element));
      const isInLink = links.some((link) => within(link, element));
      // In the element `picture` no link may stand.
      const after = pictures.find((picture) => within(picture, element)) ?? element;
      if (isContent) insert(after.end, isInLink ? pictureWords(alt) : pictureLink(source, alt, label));
    }
    if (!isDeferred && isOnlyForFramework(element)) edits.push({ start, end, text: '' });
  }
  return edits;
}

/** Its preloads and scripts, and of inline ones all but data and our own. */
function isOnlyForFramework(element: PageElement): boolean {
  const { name, attributes, text } = element;
  if (name === 'link') return attributes.get('as') === 'script';
  if (name !== 'script' || attributes.has('type') || isPageScript(element)) return false;
  return attributes.has('src') || !trustedInlineScripts().has(hashSource(text));
}

/** What stands for a picture in a link. */
function pictureWords(alt: string): string {
  return `<span data-picture>${escapeHtml(alt)}</span>`;
}

/** What stands for any other: it leads to the picture, and with scripts shows it in its place (`loadPictures`). */
function pictureLink(source: string, alt: string, label: string): string {
  const words = alt === '' ? label : `${label}: ${alt}`;
  return `<a href="${escapeHtml(source)}" rel="nofollow" data-picture>${escapeHtml(words)}</a>`;
}

/** Edits as a header carries them: in ASCII. */
export function writeEdits(edits: readonly Edit[]): string {
  const text = JSON.stringify(edits.map(({ start, end, text }) => [start, end, text]));
  return text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function readEdits(written: string): Edit[] {
  const edits: [number, number, string][] = JSON.parse(written);
  return edits.map(([start, end, text]) => ({ start, end, text }));
}

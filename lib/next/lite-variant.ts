import { frame } from '../../content/messages/frame.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { isFrameworkScript } from './framework-scripts.ts';
import { type Edit, editText, type PageElement, pageElements } from './page-elements.ts';

const within = (outer: PageElement, inner: PageElement) => outer.start < inner.start && outer.end >= inner.end;
const afterTag = ({ start, name }: PageElement) => start + 1 + name.length;

const SOURCES = ['src', 'srcset', 'sizes'];

/**
 * A page without its pictures, which are shown when asked for, one by one. Elements stay where React expects them; what
 * scripts would fetch at once, or move, waits (`data-lite` on the root element).
 */
export function toLiteVariant(html: string): string {
  const elements = pageElements(html);
  const edits: Edit[] = [];
  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text });
  const remove = ({ start, end }: PageElement) => edits.push({ start, end, text: '' });

  const root = elements.find(({ name }) => name === 'html');
  const label = root?.attributes.get('lang') === 'ne' ? frame.showPicture.ne : frame.showPicture.en;
  if (root) insert(afterTag(root), ' data-lite data-motion="off"');

  const links = elements.filter(({ name }) => name === 'a' || name === 'button');
  const flashes = elements.filter(({ attributes }) => attributes.has('data-flash'));
  const waits = elements.some(({ attributes }) => attributes.has('data-page'));

  for (const element of elements) {
    const { name, attributes, text, end } = element;
    const source = attributes.get('src') ?? '';
    if (name === 'link' && attributes.get('as') === 'image') insert(afterTag(element), ' media="not all"');
    if (name === 'img' && !source.startsWith('data:')) {
      // A picture has a source; this one is nothing (`app/globals.css`).
      insert(afterTag(element), ' src="data:,"');
      for (const place of SOURCES.map((each) => element.places.get(each))) {
        if (place !== undefined) insert(place, 'data-');
      }
      const alt = attributes.get('alt') ?? '';
      const isContent = alt !== '' || flashes.some((flash) => within(flash, element));
      const isInLink = links.some((link) => within(link, element));
      if (isContent) insert(end, isInLink ? pictureWords(alt) : pictureLink(source, alt, label));
    }
    // A page that is made for the request works without scripts; those of a cached page wait already.
    if (waits) continue;
    if (name === 'link' && attributes.get('as') === 'script') remove(element);
    if (name === 'script' && (source.startsWith('/_next/') || (source === '' && isFrameworkScript(text))))
      remove(element);
  }
  return editText(html, edits);
}

/** What stands for a picture in a link. */
function pictureWords(alt: string): string {
  return `<span data-picture>${escapeMarkup(alt)}</span>`;
}

/** What stands for any other: it leads to the picture, and with scripts shows it in its place (`askPictures`). */
function pictureLink(source: string, alt: string, label: string): string {
  const words = alt === '' ? label : `${label}: ${alt}`;
  return `<a href="${escapeMarkup(source)}" rel="nofollow" data-picture>${escapeMarkup(words)}</a>`;
}

import type { Edit } from '../html/edit-text.ts';
import type { PageElement } from '../html/page-elements.ts';
import { neededStyles } from './style-sheet.ts';

const SHEET = /^\/_next\/static\/[^?]+\.css(\?|$)/;

export interface HeldStyles {
  edits: Edit[];
  /** The text of the style element that stands in their place. */
  style: string;
}

/**
 * What puts into the page the styles that its elements need, in place of the style sheets: they are fetched with the
 * scripts (`startScripts`), which may bring other elements.
 */
export function holdStyles(html: string, elements: readonly PageElement[]): HeldStyles {
  const links = elements.filter(
    ({ name, attributes }) =>
      name === 'link' && attributes.get('rel') === 'stylesheet' && SHEET.test(attributes.get('href') ?? ''),
  );
  const present = new Set(elements.flatMap(({ attributes }) => attributes.get('class')?.split(/\s+/) ?? []));
  const style = links.map(({ attributes }) => neededStyles(attributes.get('href') ?? '', present)).join('');
  const edits = links.map(({ start, end }, index) => {
    const link = html.slice(start, end).replace('rel="stylesheet"', 'rel="held"');
    return { start, end, text: index === links.length - 1 ? `${link}<style>${style}</style>` : link };
  });
  return { edits, style };
}

import { isDeepStrictEqual } from 'node:util';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { lowerBounds } from './lower-bounds.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Elements of our pages that are visible only without scripts or in the lite version, or that the page script fills. */
const excluded: readonly ((element: Element) => boolean)[] = [
  ({ tagName }) => ['head', 'script', 'style', 'svg'].includes(tagName),
  (element) =>
    ['data-today', 'data-visits', 'data-slide-position', 'data-saved-copy'].some(
      (name) => attribute(element, name) !== undefined,
    ),
  (element) => /^thanks$/.test(attribute(element, 'id') ?? ''),
  (element) => element.tagName === 'p' && leadsTo(element, '/api/lite/off') && !leadsTo(element, '/api/lite/on'),
  (element) => element.tagName === 'a' && leadsTo(element, '/api/lite/off'),
  // The poster of a flash notice.
  (element) => /^\/files\/[\w-]*-flash-/.test(attribute(element, 'href') ?? ''),
];

/** Elements of the handwritten page that stand for content which the page script writes into ours. */
const isPlaceholder = (element: Element) =>
  element.tagName === 'output' || (element.tagName === 'time' && attribute(element, 'datetime') === undefined);

const parentOf = ({ parentNode }: Element) => (parentNode && 'attrs' in parentNode ? parentNode : undefined);

/** Content that depends on the day, in both pages: what closes or comes next, the month, until when admission is open. The handwritten page has that of one day. */
const isOfTheDay = (element: Element) => {
  const parent = parentOf(element);
  if (parent === undefined) return false;
  return (
    attribute(element, 'id') === 'month' ||
    (['ol', 'table'].includes(element.tagName) &&
      ['closing', 'month', 'next-events'].includes(attribute(parent, 'aria-labelledby') ?? '')) ||
    (['span', 'small'].includes(element.tagName) && attribute(parent, 'href') === '/notice/admission')
  );
};

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;

/** Whether the node is a link to that address or contains one. */
function leadsTo(node: Node, address: string): boolean {
  if ('attrs' in node && attribute(node, 'href')?.startsWith(address)) return true;
  return 'childNodes' in node && node.childNodes.some((child) => leadsTo(child, address));
}

interface VisibleContent {
  words: string[];
  links: string[];
  pictures: string[];
}

/** The words, links and pictures of a page, in their order. */
function visibleContent(html: string, isLeftOut: (element: Element) => boolean): VisibleContent {
  const all: VisibleContent = { words: [], links: [], pictures: [] };
  let text = '';
  const read = (node: Node): void => {
    if ('value' in node) text += node.value;
    if (!('childNodes' in node) || ('attrs' in node && isLeftOut(node))) return;
    if ('attrs' in node) {
      const { tagName } = node;
      if (tagName === 'a') all.links.push((attribute(node, 'href') ?? '').replace(/^webcal:\/\/[^/]+/, 'webcal:'));
      const [, picture] = /([\w-]+)\.\w+(?:&|$)/.exec(decodeURIComponent(attribute(node, 'src') ?? '')) ?? [];
      if (tagName === 'img' && picture) all.pictures.push(picture);
      if (!['span', 'i', 'small'].includes(tagName)) text += ' ';
    }
    node.childNodes.forEach(read);
    if ('attrs' in node && !['span', 'i', 'small'].includes(node.tagName)) text += ' ';
  };
  read(parse(html));
  all.words = text
    .replaceAll(/© \d{4}/g, '©')
    .split(/\s+/)
    .filter(Boolean);
  return all;
}

/** Returns which of words, links and pictures differ between a page of the site and its handwritten version; `scripts` if that has any. */
export function differences(page: string, byHand: string): string[] {
  const ours = visibleContent(
    page,
    (element) => isOfTheDay(element) || excluded.some((isExcluded) => isExcluded(element)),
  );
  const theirs = visibleContent(
    byHand,
    (element) => ['head', 'style'].includes(element.tagName) || isOfTheDay(element) || isPlaceholder(element),
  );
  const parts = (['words', 'links', 'pictures'] as const).filter(
    (part) => !isDeepStrictEqual(ours[part], theirs[part]),
  );
  return /<script|\son\w+=/.test(byHand) ? [...parts, 'scripts'] : parts;
}

/** Warns of each handwritten page whose content differs from the page of the site: their ratio compares two different pages. */
export async function warnOfDifferences(site: string): Promise<void> {
  for (const { path, html } of lowerBounds) {
    const reply = await fetch(`${site}${path}`);
    const different = reply.ok ? differences(await reply.text(), html) : [`status ${reply.status}`];
    if (different.length > 0)
      console.warn(
        `  ${path} and its page in bench/lower-bound differ in ${different.join(', ')}: their ratio is off.`,
      );
  }
}

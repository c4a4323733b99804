import { isDeepStrictEqual } from 'node:util';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { lowerBounds } from './lower-bounds.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What of a page of ours is shown without scripts or in the lite version alone, or written by the page script. */
const others: readonly ((element: Element) => boolean)[] = [
  ({ tagName }) => ['head', 'script', 'style', 'svg'].includes(tagName),
  (element) =>
    ['data-today', 'data-visits', 'data-slide-position', 'data-position', 'data-saved-copy'].some(
      (name) => of(element, name) !== undefined,
    ),
  (element) => /^thanks$/.test(of(element, 'id') ?? ''),
  (element) => element.tagName === 'p' && leadsTo(element, '/api/lite/off') && !leadsTo(element, '/api/lite/on'),
  (element) => element.tagName === 'a' && leadsTo(element, '/api/lite/off'),
  // The poster of a flash notice stands in it.
  (element) => /^\/files\/[\w-]*-flash-/.test(of(element, 'href') ?? ''),
];

/** What stands in a page written by hand for what the page script writes into ours. */
const isStandIn = (element: Element) =>
  element.tagName === 'output' || (element.tagName === 'time' && of(element, 'datetime') === undefined);

const of = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;

/** Whether it is a link to that address, or has one in it. */
function leadsTo(node: Node, address: string): boolean {
  if ('attrs' in node && of(node, 'href')?.startsWith(address)) return true;
  return 'childNodes' in node && node.childNodes.some((child) => leadsTo(child, address));
}

interface Shown {
  words: string[];
  links: string[];
  pictures: string[];
}

/** The words, links and pictures of a page, in their order. */
function shown(html: string, isLeftOut: (element: Element) => boolean): Shown {
  const all: Shown = { words: [], links: [], pictures: [] };
  let text = '';
  const read = (node: Node): void => {
    if ('value' in node) text += node.value;
    if (!('childNodes' in node) || ('attrs' in node && isLeftOut(node))) return;
    if ('attrs' in node) {
      const { tagName } = node;
      if (tagName === 'a') all.links.push((of(node, 'href') ?? '').replace(/^webcal:\/\/[^/]+/, 'webcal:'));
      const [, picture] = /([\w-]+)\.\w+(?:&|$)/.exec(decodeURIComponent(of(node, 'src') ?? '')) ?? [];
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

/** Which of words, links and pictures differ between a page of the site and the one written by hand, and whether that one has scripts. */
export function differences(page: string, byHand: string): string[] {
  const ours = shown(page, (element) => others.some((isOther) => isOther(element)));
  const theirs = shown(byHand, (element) => ['head', 'style'].includes(element.tagName) || isStandIn(element));
  const parts = (['words', 'links', 'pictures'] as const).filter(
    (part) => !isDeepStrictEqual(ours[part], theirs[part]),
  );
  return /<script|\son\w+=/.test(byHand) ? [...parts, 'scripts'] : parts;
}

/** Warns of each page written by hand that no longer has the content of its page: their ratio compares two different pages. */
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

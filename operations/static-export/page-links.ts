import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Attributes with one address, by element. */
const addressed: Readonly<Record<string, string>> = {
  a: 'href',
  img: 'src',
  link: 'href',
  video: 'src',
  source: 'src',
};

/** Whether an element does nothing without the site: scripts, forms, other widths of pictures, addresses for programs. */
function isUseless(element: Element): boolean {
  const { tagName } = element;
  const rel = attributeOf(element, 'rel') ?? '';
  if (tagName === 'form') return attributeOf(element, 'method') !== 'dialog';
  if (tagName === 'source') return attributeOf(element, 'srcset') !== null;
  if (tagName === 'link') return !/icon$|^stylesheet$/.test(rel) || attributeOf(element, 'media') === 'not all';
  if (tagName === 'meta')
    return /^(?:og|twitter):/.test(attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '');
  return tagName === 'script';
}

/** Removes what does nothing without the site, and shows what browsers without scripts show. Flash notices remain on the home page. */
export function removeUseless(parent: Parent, isHome: boolean): void {
  for (const node of [...parent.childNodes]) {
    if (!tree.isElementNode(node)) continue;
    removeUseless(node, isHome);
    if (node.tagName === 'noscript') for (const child of [...node.childNodes]) moveBefore(node, child);
    if (isUseless(node) || (node.tagName === 'dialog' && !isHome) || node.tagName === 'noscript') tree.detachNode(node);
    else node.attrs = node.attrs.filter(({ name }) => name !== 'srcset' && name !== 'sizes' && !name.startsWith('on'));
  }
}

function moveBefore(before: Element, node: Node): void {
  tree.detachNode(node);
  if (before.parentNode) tree.insertBefore(before.parentNode, node, before);
}

/** The elements that link to an address or show a file, with the attribute. */
export function linksIn(parent: Parent): { element: Element; attribute: string }[] {
  return parent.childNodes.filter(tree.isElementNode).flatMap((element) => {
    const attribute = addressed[element.tagName];
    const own = attribute !== undefined && attributeOf(element, attribute) !== null ? [{ element, attribute }] : [];
    return [...own, ...linksIn(element)];
  });
}

export const attributeOf = (element: Element, name: string): string | null =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? null;

/** Sets an attribute, or removes it. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
  if (value !== null) element.attrs.push({ name, value });
}

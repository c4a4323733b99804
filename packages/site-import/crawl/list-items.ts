import { childrenOf, type Element } from './dom.ts';

/** Share of the children of a list that must be its items. */
const MIN_SHARE = 0.6;
const item = /^(?:li|div|article|section|p|a|dd|h[2-5])$/;
const MIN_LINES = 3;

/** Elements that may be the items of a list, in several ways: its children, the cells of its rows, terms with their texts, lines of one paragraph. */
export function itemsOf(element: Element): Element[][] {
  if (element.tagName === 'dl') return [pairsOf(element)];
  const children = childrenOf(element);
  const groups = [...Map.groupBy(children, ({ tagName }) => tagName).values()];
  const [items = []] = groups.toSorted((a, b) => b.length - a.length);
  const isList = item.test(items[0]?.tagName ?? '') && items.length >= children.length * MIN_SHARE;
  const lines = linesOf(element);
  return [
    ...(isList ? [items] : []),
    ...(isList && items[0]?.tagName === 'div'
      ? [items.flatMap(childrenOf).filter(({ tagName }) => item.test(tagName))]
      : []),
    ...(lines.length >= MIN_LINES ? [lines] : []),
  ];
}

const joined = (element: Element, tagName: string, childNodes: Element['childNodes']): Element => ({
  ...element,
  tagName,
  nodeName: tagName,
  attrs: [],
  childNodes,
});

/** Terms of a definition list with the texts that follow them. */
function pairsOf(list: Element): Element[] {
  const pairs: Element[] = [];
  for (const child of childrenOf(list)) {
    if (child.tagName === 'dt') pairs.push(joined(list, 'dd', [child]));
    else pairs.at(-1)?.childNodes.push(child);
  }
  return pairs;
}

/** Lines of an element that `<br>` separates. */
function linesOf(element: Element): Element[] {
  const lines: Element['childNodes'][] = [[]];
  for (const child of element.childNodes) {
    if (child.nodeName === 'br') lines.push([]);
    else lines.at(-1)?.push(child);
  }
  return lines.length < MIN_LINES
    ? []
    : lines.filter(({ length }) => length > 0).map((childNodes) => joined(element, 'p', childNodes));
}

import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { PAGE_SCRIPT } from '#lib/platform/routes/paths.ts';

/** An element in the text of a page, from index `start` to `end`. */
export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The content of a script or style. */
  text: string;
  start: number;
  end: number;
  /** The index of each attribute. */
  positions: ReadonlyMap<string, number>;
}

type Node = DefaultTreeAdapterTypes.Node;

/** The elements of a page as a browser parses them, in order: not those in comments, templates or attributes. */
export function pageElements(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const visit = (node: Node): void => {
    if ('attrs' in node && node.sourceCodeLocation) {
      const { startOffset: start, endOffset: end, attrs = {} } = node.sourceCodeLocation;
      const positions = new Map(Object.entries(attrs).map(([name, { startOffset }]) => [name, startOffset]));
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      elements.push({ name: node.nodeName, attributes, text, start, end, positions });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { scriptingEnabled: true, sourceCodeLocationInfo: true }));
  return elements;
}

/** Whether an element is inside another one. */
export const contains = (outer: PageElement, inner: PageElement): boolean =>
  outer.start < inner.start && outer.end >= inner.end;

export const isFlashNotice = ({ attributes }: PageElement): boolean => attributes.has('data-flash');

/** The index in the page after the name of an element, where an attribute can be added. */
export const afterTag = ({ start, name }: PageElement): number => start + 1 + name.length;

/** Whether an element is the page script, which is our own and independent of the framework. */
export function isPageScript({ name, attributes }: PageElement): boolean {
  return name === 'script' && (attributes.get('src')?.startsWith(`${PAGE_SCRIPT}/`) ?? false);
}

/** A replacement of a part of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** An insertion precedes the removal of the text after it. */
const inOrder = (edits: readonly Edit[]) => edits.toSorted((a, b) => a.start - b.start || a.end - b.end);

/** The text with all edits made; they must not overlap. */
export function editText(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const edit of inOrder(edits)) {
    parts.push(text.slice(from, edit.start), edit.text);
    from = edit.end;
  }
  return parts.join('') + text.slice(from);
}

/** Translates edits of a text to the text after the applied edits; no two of them overlap. */
export function rebaseEdits(edits: readonly Edit[], applied: readonly Edit[]): Edit[] {
  const before = inOrder(applied);
  let shift = 0;
  let next = 0;
  return inOrder(edits).map(({ start, end, text }) => {
    for (let edit = before[next]; edit && edit.end <= start; edit = before[next]) {
      shift += edit.text.length - (edit.end - edit.start);
      next += 1;
    }
    return { start: start + shift, end: end + shift, text };
  });
}

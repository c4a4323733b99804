import type { DefaultTreeAdapterTypes } from 'parse5';
import { type Element, isElement } from '../content/html-text.ts';

export { attribute as attributeOf, type Element } from '../content/html-text.ts';
export type TextNode = DefaultTreeAdapterTypes.TextNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;

const hidden = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'svg',
  'math',
  'select',
  'option',
  'textarea',
]);

export const isText = (node: Child): node is TextNode => node.nodeName === '#text';

/** Visible child elements. */
export const childrenOf = (parent: Parent): Element[] =>
  parent.childNodes.filter(isElement).filter(({ tagName }) => !hidden.has(tagName));

/** Visible elements below a node, in their order. */
export function* elementsBelow(parent: Parent): Generator<Element> {
  for (const child of childrenOf(parent)) {
    yield child;
    yield* elementsBelow(child);
  }
}

export function* textsBelow(parent: Parent): Generator<TextNode> {
  for (const child of parent.childNodes) {
    if (isText(child)) yield child;
    else if (isElement(child) && !hidden.has(child.tagName)) yield* textsBelow(child);
  }
}

/** The visible text of a node with single spaces; elements are separated. `read` reads each text. */
export function textOf(parent: Parent, read: (node: TextNode) => string = ({ value }) => value): string {
  const parts: string[] = [];
  const add = (node: Parent) => {
    for (const child of node.childNodes) {
      if (isText(child)) parts.push(read(child));
      else if (isElement(child) && !hidden.has(child.tagName)) {
        const isInline = /^(?:b|i|u|em|strong|font|span|small|sup|sub|a|abbr|mark)$/.test(child.tagName);
        if (!isInline) parts.push(' ');
        add(child);
        if (!isInline) parts.push(' ');
      }
    }
  };
  add(parent);
  return tidy(parts.join(''));
}

export const tidy = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0\u200b]+/g, ' ')
    .replaceAll(/\p{Cc}+/gu, '')
    .trim();

/** A copy that does not retain the page which it is a part of: V8 shares parts of long strings. */
export const detached = (text: string): string => Buffer.from(text).toString();

import type { DefaultTreeAdapterTypes } from 'parse5';
import { toLatinDigits } from '../../nepali/text/digits.ts';
import { decoded } from '../network/same-site.ts';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** Elements whose content no visitor reads. */
export const hidden = new Set(['script', 'style', 'template', 'head', 'title', 'svg', 'math', 'select', 'button']);
/** Elements that begin and end a paragraph. */
export const containers = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'center', 'dd', 'details', 'div', 'dl', 'dt', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'header', 'hr', 'main', 'nav', 'p', 'pre', 'section', 'summary'],
]);
const separated = new Set([...containers, 'br', 'li', 'td', 'th', 'tr', 'table']);

const raised: Readonly<Record<string, string>> = { '+': '⁺', '-': '⁻', '=': '⁼', '(': '⁽', ')': '⁾' };
const lowered: Readonly<Record<string, string>> = { '+': '₊', '-': '₋', '=': '₌', '(': '₍', ')': '₎' };

export const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value ?? '';

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** Whether a text is crossed out: it does not apply any longer. */
export const isStruckOut = (element: Element) =>
  /^(?:del|s|strike)$/.test(element.tagName) ||
  /text-decoration[^;]{0,40}line-through/i.test(attribute(element, 'style'));

/** Text that cannot be read as a link of the site content. */
export const plain = (text: string) =>
  text
    .replaceAll('](', '] (')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .replaceAll(/\p{Cc}+/gu, '')
    .toWellFormed();

/** The visible text of a node, without what is crossed out. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!isElement(node) || hidden.has(node.tagName) || node.tagName === 'noscript' || isStruckOut(node)) return '';
  if (node.tagName === 'sup' || node.tagName === 'sub') return scriptOf(node);
  const inner = node.childNodes.map(textOf).join('');
  return separated.has(node.tagName) ? ` ${inner} ` : inner;
}

/** Raised or lowered numbers in letters of their own: 5<sup>00</sup> is not 500. */
export function scriptOf(element: Element): string {
  const text = element.childNodes.map(textOf).join('');
  const isRaised = element.tagName === 'sup';
  const signs = isRaised ? raised : lowered;
  const digits = isRaised ? '⁰¹²³⁴⁵⁶⁷⁸⁹' : '₀₁₂₃₄₅₆₇₈₉';
  const latin = toLatinDigits(text.trim());
  if (!/^[\d+=()-]+$/.test(latin)) return text;
  return [...latin].map((character) => signs[character] ?? digits.charAt(Number(character))).join('');
}

export function descendants(node: Element, matches: (element: Element) => boolean): Element[] {
  return node.childNodes.flatMap((child) => {
    if (!isElement(child) || hidden.has(child.tagName)) return [];
    return [...(matches(child) ? [child] : []), ...descendants(child, matches)];
  });
}

export const named = (name: string) => (element: Element) => element.tagName === name;

/** An http address or a path; empty for anything else, such as a script. Blanks within it remain, as browsers read them. */
export function webAddress(text: string): string {
  const url = text.replaceAll(/[\t\r\n]|\p{Cc}/gu, '').trim();
  if (!/^(?:https?:\/\/|\/|\?|[^:]*$)/i.test(url) || /^#|^$/.test(url)) return '';
  return url.replaceAll(/\s/g, encodeURIComponent);
}

/** The address or the number of a link for letters or calls; empty for other links. */
export function contactOf(href: string): string {
  const [, scheme = '', rest = ''] = /^\s*(mailto|tel|sms|callto|fax):(?:\/\/)?([^?]*)/i.exec(href) ?? [];
  return scheme === '' ? '' : plain(decoded(rest)).trim();
}

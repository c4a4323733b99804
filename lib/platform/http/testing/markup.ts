import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Elements that stand within a line. */
const INLINE = /^(?:a|abbr|b|br|button|em|i|img|input|kbd|label|option|q|small|span|strong|summary|time)$/;
/** Attributes that only repeat others, or depend on pictures. */
const LEFT_OUT = /^(?:src|srcset|sizes|width|height|viewbox|aria-hidden|decoding)$/;
/** Elements whose children are alike. */
const LISTS = /^(?:ul|ol|dl|tbody|tr|select)$/;

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;

function start({ tagName, attrs }: Tree.Element): string {
  const value = ({ name, value: text }: { name: string; value: string }) => {
    if (name === 'class') return `.${text.split(' ').join('.')}`;
    return ` ${name}${text === '' ? '' : `=${text.replace(/\?name=.*/, '')}`}`;
  };
  const sorted = attrs.filter(({ name }) => !LEFT_OUT.test(name)).sort((a) => (a.name === 'class' ? -1 : 0));
  return `<${tagName}${sorted.map(value).join('')}>`;
}

function write(node: Tree.ChildNode, indent: string, most: number): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value.replace(/\s+/g, ' ');
  if (!isElement(node) || /^(?:style|template)$/.test(node.tagName)) return '';
  if (node.tagName === 'script')
    return start(node).includes('ld+json')
      ? `\n${indent}${node.childNodes.map((child) => write(child, '', most)).join('')}`
      : '';
  const begin = INLINE.test(node.tagName) ? start(node) : `\n${indent}${start(node)}`;
  if (node.tagName === 'svg') return '<svg>';
  const parts = node.childNodes.filter((child) => child.nodeName !== '#comment');
  const isLong = LISTS.test(node.tagName) && parts.filter(isElement).length > most;
  const leftOut = isLong ? parts.slice(most - 2, -1) : [];
  const text = parts.map((child) => (leftOut.includes(child) ? '' : write(child, ` ${indent}`, most))).join('');
  const more = leftOut.length > 0 ? `\n${indent} (${leftOut.length} more)` : '';
  return `${begin}${text}${more}${/^(?:a|button|label)$/.test(node.tagName) ? '</>' : ''}`;
}

/** The elements of HTML with their texts, classes and states, a line for each block; of more than `most` parts of a list the first ones and the last. */
export const markupOf = (html: string, most = 6): string =>
  parseFragment(html)
    .childNodes.map((node) => write(node, '', most))
    .join('')
    .replace(/(?:[ \t]*\n)+/g, '\n')
    .trim();

import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Inline elements; all others are blocks. */
const inline = new Set(
  'a abbr b br cite code del dfn em i img ins kbd mark q s small span strong sub sup time u'.split(' '),
);

const isInline = (node: Node): boolean => !('tagName' in node) || inline.has(node.tagName);
const isBlank = (html: string): boolean => /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*$/.test(html);

/**
 * HTML of text by authors who do not write HTML: text outside blocks becomes paragraphs, separated by empty lines. Paragraphs, headings and
 * lists in HTML are unchanged.
 */
export function withParagraphs(typed: string): string {
  const { childNodes } = parseFragment(typed);
  if (childNodes.every((node) => !isInline(node) || isBlank(serializeOuter(node)))) return typed.trim();
  const blocks: string[] = [];
  let lines = '';
  const endLines = () => {
    for (const part of lines.split(/\n[^\S\n]*(?:\n\s*)+/)) {
      if (!isBlank(part)) blocks.push(`<p>${part.trim().replaceAll(/(?<!\s)\s*\n\s*/g, '<br>')}</p>`);
    }
    lines = '';
  };
  for (const node of childNodes) {
    if (isInline(node)) lines += serializeOuter(node);
    else {
      endLines();
      blocks.push(serializeOuter(node));
    }
  }
  endLines();
  return blocks.join('\n');
}

/** An introduction for editing, without paragraph tags; unchanged where the conversion could not be reversed. */
export function withoutParagraphs(html: string): string {
  const typed = html
    .replaceAll(/<p>((?:(?!<\/?p\b)[\s\S])*?)<\/p>/g, (_, lines: string) => `\n\n${lines.replaceAll('<br>', '\n')}\n\n`)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return withParagraphs(typed) === html ? typed : html;
}

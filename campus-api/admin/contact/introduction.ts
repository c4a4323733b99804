import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that stand in a line of text; everything else stands by itself. */
const inline = new Set(
  'a abbr b br cite code del dfn em i img ins kbd mark q s small span strong sub sup time u'.split(' '),
);

const isInLine = (node: Node): boolean => !('tagName' in node) || inline.has(node.tagName);
const isBlank = (html: string): boolean => /^(?:\s|<!--[\s\S]*?-->)*$/.test(html);

/**
 * HTML of what somebody typed who knows none: lines that stand by themselves are paragraphs, parted where a line is empty. What is marked as a paragraph, a
 * heading or a list stays as it is.
 */
export function withParagraphs(typed: string): string {
  const { childNodes } = parseFragment(typed);
  if (childNodes.every((node) => !isInLine(node) || isBlank(serializeOuter(node)))) return typed.trim();
  const blocks: string[] = [];
  let lines = '';
  const endLines = () => {
    for (const part of lines.split(/\n[^\S\n]*(?:\n\s*)+/)) {
      if (!isBlank(part)) blocks.push(`<p>${part.trim().replaceAll(/\s*\n\s*/g, '<br>')}</p>`);
    }
    lines = '';
  };
  for (const node of childNodes) {
    if (isInLine(node)) lines += serializeOuter(node);
    else {
      endLines();
      blocks.push(serializeOuter(node));
    }
  }
  endLines();
  return blocks.join('\n');
}

/** An introduction as it is typed, without marks of paragraphs; as it is where typing that would make another one. */
export function withoutParagraphs(html: string): string {
  const typed = html
    .replaceAll(/<p>((?:(?!<\/?p\b)[\s\S])*?)<\/p>/g, (_, lines: string) => `\n\n${lines.replaceAll('<br>', '\n')}\n\n`)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return withParagraphs(typed) === html ? typed : html;
}

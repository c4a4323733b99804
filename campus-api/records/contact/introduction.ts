import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Inline elements; all others are blocks. */
const inline = new Set(
  'a abbr b br cite code del dfn em i img ins kbd mark q s small span strong sub sup time u'.split(' '),
);
/** Headings by the number of their signs. */
const headings = ['h2', 'h3', 'h4'];

const isElement = (node: Node): node is Element => 'tagName' in node;
const isInline = (node: Node): boolean => !isElement(node) || inline.has(node.tagName);
const isBlank = (html: string): boolean => /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*$/.test(html);

/**
 * HTML of an introduction as clerks write it: an empty line separates paragraphs, `# ` begins a heading, `- ` a point, `**` surrounds bold words, and a link is
 * `[words](address)`. Blocks in HTML stay.
 */
export function introductionHtml(typed: string): string {
  const blocks: string[] = [];
  let lines = '';
  const endLines = () => {
    for (const part of lines.split(/\n[^\S\n]*(?:\n\s*)+/)) if (!isBlank(part)) blocks.push(...blocksOf(part));
    lines = '';
  };
  for (const node of parseFragment(typed).childNodes) {
    if (isInline(node)) lines += isElement(node) ? serializeOuter(node) : inlineHtml(serializeOuter(node));
    else {
      endLines();
      const text = typedBlock(node);
      blocks.push(text === null ? serializeOuter(node) : introductionHtml(text));
    }
  }
  endLines();
  return blocks.join('\n');
}

/** An introduction as clerks write it; what has no such mark stays in HTML. */
export function typedIntroduction(html: string): string {
  const { childNodes } = parseFragment(html);
  const blocks = childNodes.map((node) => typedBlock(node) ?? serializeOuter(node));
  return blocks.filter((block) => !isBlank(block)).join('\n\n');
}

/** The marks within a line of HTML without elements. */
const inlineHtml = (html: string): string =>
  html
    .replaceAll(/\[([^\][\n]+)\]\(((?:\/|https?:\/\/|mailto:|tel:)[^\s()"]*)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*(?=\S)([^*\n]+)\*\*/g, '<strong>$1</strong>');

/** The headings, lists and paragraphs of lines without an empty one. */
function blocksOf(part: string): string[] {
  const blocks: { tag: string; lines: string[] }[] = [];
  for (const line of part
    .trim()
    .split('\n')
    .map((each) => each.trim())) {
    const [, signs = '', heading = ''] = /^(#{1,3})\s+(.+)/.exec(line) ?? [];
    const [, point = ''] = /^[-•●▪–*]\s+(.+)/.exec(line) ?? [];
    const tag = headings[signs.length - 1] ?? (point === '' ? 'p' : 'ul');
    const last = blocks.at(-1);
    const text = heading || point || line;
    if (last?.tag === tag && !headings.includes(tag)) last.lines.push(text);
    else blocks.push({ tag, lines: [text] });
  }
  return blocks.map(({ tag, lines }) => {
    if (tag === 'ul') return `<ul>\n${lines.map((line) => `<li>${line}</li>\n`).join('')}</ul>`;
    return `<${tag}>${lines.join('<br>')}</${tag}>`;
  });
}

/** A block as clerks write it; null where their marks would not bring it back. */
function typedBlock(node: Node): string | null {
  if (!isElement(node)) return null;
  const { tagName, attrs, childNodes } = node;
  const level = headings.indexOf(tagName) + 1;
  if (attrs.length > 0 || (level === 0 && tagName !== 'p' && tagName !== 'ul')) return null;
  const items = childNodes.filter(isElement).map((item) => `- ${typedInline(item.childNodes)}`);
  const text = tagName === 'ul' ? items.join('\n') : `${'#'.repeat(level)} ${typedInline(childNodes)}`.trim();
  if (/<\w/.test(text)) return null;
  return withoutGaps(introductionHtml(text)) === withoutGaps(serializeOuter(node)) ? text : null;
}

function typedInline(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return 'value' in node ? node.value.replaceAll(/\s+/g, ' ') : serializeOuter(node);
      const [attribute, ...others] = node.attrs;
      const inner = typedInline(node.childNodes);
      if (node.tagName === 'br') return '\n';
      if (/^(?:b|strong)$/.test(node.tagName) && attribute === undefined) return `**${inner}**`;
      if (node.tagName === 'a' && attribute?.name === 'href' && others.length === 0)
        return `[${inner}](${attribute.value})`;
      return serializeOuter(node);
    })
    .join('');
}

/** Without blanks between elements, and with one spelling of bold. */
const withoutGaps = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<\/?\w[^<>]*>) ?/g, '$1')
    .replaceAll(/(<\/?)b>/g, '$1strong>');

import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5';
import { removeShortcodes } from './shortcodes.ts';

/** A link within a text; its label has no links. */
export interface Link {
  label: string;
  url: string;
}

/** A text with links. */
export type Inline = readonly (string | Link)[];

/** A part of an imported text. Nothing else of its HTML remains. */
export type Block =
  | { type: 'heading' | 'paragraph'; text: Inline }
  | { type: 'points'; items: readonly Inline[] }
  | { type: 'table'; rows: readonly (readonly string[])[] }
  | { type: 'picture'; url: string; alt: string }
  /** A picture of a gallery, by the id of its attachment. */
  | { type: 'attachment'; id: number };

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Limits of one text: the parser's work grows with the square of the nesting. */
const MAX_LENGTH = 2_000_000;
const MAX_DEPTH = 256;

const hidden = new Set(['script', 'style', 'template', 'noscript', 'head', 'title', 'svg', 'math', 'select', 'button']);
/** Elements without a counterpart, which are named. */
const reducedElements = new Set(['iframe', 'embed', 'object', 'video', 'audio', 'form', 'canvas', 'svg', 'script']);
const containers = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'center', 'dd', 'details', 'div', 'dl', 'dt', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'header', 'hr', 'main', 'nav', 'p', 'pre', 'section', 'summary'],
]);
const headings = /^h[1-6]$/;

/** The parts of the HTML of a post; names of shortcodes and elements without a counterpart are added to `reduced`. */
export function htmlBlocks(html: string, reduced: Set<string>): Block[] {
  const text = removeShortcodes(html.slice(0, MAX_LENGTH), reduced);
  for (const [, name = ''] of text.html.matchAll(/<!--\s*wp:([a-z][\w-]*\/[\w-]+)/g))
    if (!name.startsWith('core/')) reduced.add(`block ${name}`);
  const galleries = text.galleries.map((id): Block => ({ type: 'attachment', id }));
  const files = text.links.map((url): Block => ({ type: 'paragraph', text: [{ label: fileName(url), url }] }));
  return [...blocksOf(text.html, reduced), ...galleries, ...files];
}

function blocksOf(html: string, reduced: Set<string>): Block[] {
  try {
    const { childNodes } = parseFragment(html, { scriptingEnabled: false, treeAdapter: boundedAdapter() });
    const reader = new BlockReader(reduced);
    reader.readAll(childNodes);
    return reader.finish();
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
    reduced.add('nested elements');
    const words = html.replaceAll(/<[^<>]{0,5000}>/g, ' ').replaceAll(/[<>]/g, ' ');
    return words.trim() === '' ? [] : [{ type: 'paragraph', text: [plain(words).trim()] }];
  }
}

class TooDeepError extends Error {}

/** A whole page as a tree; null if it is nested too deeply. */
export function parseBounded(html: string): DefaultTreeAdapterTypes.Document | null {
  try {
    return parse(html, { scriptingEnabled: false, treeAdapter: boundedAdapter() });
  } catch (error) {
    if (error instanceof TooDeepError) return null;
    throw error;
  }
}

function boundedAdapter(): typeof defaultTreeAdapter {
  let open = 0;
  return {
    ...defaultTreeAdapter,
    onItemPush() {
      open += 1;
      if (open > MAX_DEPTH) throw new TooDeepError();
    },
    onItemPop() {
      open -= 1;
    },
  };
}

/** Collects the blocks of a tree in their order. */
class BlockReader {
  readonly #blocks: Block[] = [];
  readonly #reduced: Set<string>;
  #line: (string | Link)[] = [];

  constructor(reduced: Set<string>) {
    this.#reduced = reduced;
  }

  readAll(nodes: readonly Node[]): void {
    for (const node of nodes) this.#read(node);
  }

  finish(): Block[] {
    this.#endParagraph();
    return this.#blocks;
  }

  #read(node: Node): void {
    // Classic posts have no paragraphs: WordPress makes them of blank lines.
    if (node.nodeName === '#text' && 'value' in node) this.#readText(node.value);
    if ('tagName' in node) this.#readElement(node);
  }

  #readText(value: string): void {
    for (const [index, part] of value.split(/\n[ \t\r]*\n/).entries()) {
      if (index > 0) this.#endParagraph();
      if (part !== '') this.#line.push(plain(part));
    }
  }

  #readElement(element: Element): void {
    const { tagName: name, childNodes } = element;
    if (reducedElements.has(name)) this.#reduced.add(`<${name}>`);
    if (hidden.has(name)) return;
    if (name === 'iframe' || name === 'embed' || name === 'object') this.#readEmbedded(element);
    else if (name === 'img') this.#readPicture(element);
    else if (name === 'a') this.#readLink(element);
    else if (name === 'ul' || name === 'ol') this.#readList(element);
    else if (name === 'table') this.#readTable(element);
    else if (name === 'br') this.#line.push('\n');
    else if (headings.test(name)) {
      this.#endParagraph();
      this.readAll(childNodes);
      this.#endParagraph('heading');
    } else if (containers.has(name)) {
      this.#endParagraph();
      this.readAll(childNodes);
      this.#endParagraph();
    } else this.readAll(childNodes);
  }

  /** A viewer of a document or a video becomes a link. */
  #readEmbedded(element: Element): void {
    const source = attribute(element, 'src') || attribute(element, 'data');
    const url = URL.canParse(source, 'http://x.invalid') ? new URL(source, 'http://x.invalid') : null;
    const document = url?.searchParams.get('url') ?? url?.searchParams.get('file');
    const target = webAddress(document || source);
    if (target !== '') this.#line.push({ label: fileName(target), url: target }, ' ');
  }

  #readPicture(element: Element): void {
    const url = webAddress(attribute(element, 'src') || attribute(element, 'data-src'));
    if (url !== '') this.#blocks.push({ type: 'picture', url, alt: plain(attribute(element, 'alt')).trim() });
  }

  #readLink(element: Element): void {
    const url = webAddress(attribute(element, 'href'));
    for (const picture of descendants(element, 'img')) this.#readPicture(picture);
    const label = plain(textOf(element)).trim();
    if (url === '' || label === '') this.#line.push(label);
    else this.#line.push({ label, url });
  }

  #readList(element: Element): void {
    this.#endParagraph();
    const items = descendants(element, 'li').flatMap((item) => {
      const reader = new BlockReader(this.#reduced);
      // Items of inner lists are points themselves.
      reader.readAll(item.childNodes.filter(({ nodeName }) => nodeName !== 'ul' && nodeName !== 'ol'));
      const inner = reader.finish();
      this.#blocks.push(...inner.filter(({ type }) => type === 'picture' || type === 'table'));
      const text = inner.flatMap((block) => ('text' in block ? [' ', ...block.text] : []));
      return isBlank(text) ? [] : [trimmed(text)];
    });
    if (items.length > 0) this.#blocks.push({ type: 'points', items });
  }

  #readTable(element: Element): void {
    this.#endParagraph();
    for (const picture of descendants(element, 'img')) this.#readPicture(picture);
    const rows = descendants(element, 'tr').map((row) =>
      row.childNodes.flatMap((cell) =>
        cell.nodeName === 'td' || cell.nodeName === 'th' ? [plain(textOf(cell)).replaceAll(/\s+/g, ' ').trim()] : [],
      ),
    );
    const filled = rows.filter((row) => row.some((cell) => cell !== ''));
    if (filled.length > 0) this.#blocks.push({ type: 'table', rows: filled });
    for (const link of descendants(element, 'a')) {
      const url = webAddress(attribute(link, 'href'));
      const label = plain(textOf(link)).trim();
      if (url !== '' && label !== '') this.#blocks.push({ type: 'paragraph', text: [{ label, url }] });
    }
  }

  #endParagraph(type: 'heading' | 'paragraph' = 'paragraph'): void {
    const text = trimmed(this.#line);
    this.#line = [];
    if (!isBlank(text)) this.#blocks.push({ type, text });
  }
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value ?? '';

/** An http address or a path; empty for anything else, such as a script. */
function webAddress(text: string): string {
  const url = text.replaceAll(/[\s\p{Cc}]+/gu, '');
  return /^(?:https?:\/\/|\/|\?|[^:]*$)/i.test(url) && !/^#|^$/.test(url) ? url : '';
}

export function fileName(url: string): string {
  const name =
    url
      .replace(/[?#].*$/s, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  try {
    return plain(decodeURIComponent(name)) || url;
  } catch {
    return plain(name) || url;
  }
}

/** Text that cannot be read as a link of the site content. */
const plain = (text: string) =>
  text
    .replaceAll('](', '] (')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .replaceAll(/\p{Cc}+/gu, '')
    .toWellFormed();

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('tagName' in node) || hidden.has(node.tagName)) return '';
  const inner = node.childNodes.map(textOf).join('');
  return containers.has(node.tagName) || ['br', 'li', 'td', 'tr'].includes(node.tagName) ? ` ${inner} ` : inner;
}

function descendants(node: Element, name: string): Element[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child) || hidden.has(child.tagName)) return [];
    return [...(child.tagName === name ? [child] : []), ...descendants(child, name)];
  });
}

const isBlank = (text: Inline) => text.every((part) => typeof part === 'string' && part.trim() === '');

/** Without spaces at both ends, and joined neighbours. */
function trimmed(text: Inline): Inline {
  const joined: (string | Link)[] = [];
  for (const part of text) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  const tidy = joined.map((part) =>
    typeof part === 'string'
      ? part
          .replaceAll('](', '] (')
          .replaceAll(/[ \t]*\n\s*/g, '\n')
          .replaceAll(/ {2,}/g, ' ')
      : part,
  );
  const [first] = tidy;
  if (typeof first === 'string') tidy[0] = first.trimStart();
  const last = tidy.at(-1);
  if (typeof last === 'string') tidy[tidy.length - 1] = last.trimEnd();
  return tidy.filter((part) => part !== '');
}

/** The words of a text, its links by their labels. */
export const wordsOf = (text: Inline) => text.map((part) => (typeof part === 'string' ? part : part.label)).join('');

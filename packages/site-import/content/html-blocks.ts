import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5';
import { clip } from '../../nepali/text/clip.ts';
import type { Block, Inline, Link, Reference } from './block.ts';
import { endingOf, fileName, isNameOfPicture } from './file-name.ts';
import { isInline, isTracking, pictureAddress } from './html-picture.ts';
import { arrangedCells, tableLinks, tableTexts } from './html-table.ts';
import {
  attribute,
  contactOf,
  containers,
  descendants,
  type Element,
  hidden,
  isElement,
  isStruckOut,
  type Node,
  named,
  plain,
  scriptOf,
  textOf,
  webAddress,
} from './html-text.ts';
import { removeShortcodes } from './shortcodes.ts';

/** Limits of one text: the parser's work grows with the square of the nesting. */
const MAX_LENGTH = 2_000_000;
const MAX_DEPTH = 256;
const MAX_STRUCK_OUT = 200;

/** Elements without a counterpart, which are named. */
const reducedElements = new Set(['iframe', 'embed', 'object', 'video', 'audio', 'form', 'canvas', 'svg', 'script']);
const embedded = new Set(['iframe', 'embed', 'object', 'video', 'audio']);
const headings = /^h[1-6]$/;
/** The viewer and the button beside the link of a file block. */
const repeatedLink = /(?:^|\s)wp-block-file__(?:embed|button)(?:\s|$)/;
/** Blocks without content of their own: the server writes it. Some are layout, or are read from the comment. */
const dynamicBlock = /<!--\s*wp:([a-z][\w-]*(?:\/[\w-]+)?)(?:\s+\{[^<>]{0,5000}\})?\s*\/-->/g;
const silentBlocks = new Set(['block', 'more', 'nextpage', 'spacer', 'separator', 'navigation-link', 'paragraph']);

/** The parts of the HTML of a post; names of shortcodes and elements without a counterpart are added to `reduced`. */
export function htmlBlocks(html: string, reduced: Set<string>): Block[] {
  if (html.length > MAX_LENGTH) reduced.add(`… (${MAX_LENGTH / 1_000_000} MB)`);
  const text = removeShortcodes(html.slice(0, MAX_LENGTH), reduced);
  for (const [, name = ''] of text.html.matchAll(/<!--\s*wp:([a-z][\w-]*\/[\w-]+)/g))
    if (!name.startsWith('core/')) reduced.add(`block ${name}`);
  for (const [, name = ''] of text.html.matchAll(dynamicBlock))
    if (!silentBlocks.has(name.replace(/^core\//, ''))) reduced.add(`block ${name}`);
  const files = text.links.map((url): Block => ({ type: 'paragraph', text: [{ label: fileName(url), url }] }));
  return [...blocksOf(text.html, reduced), ...files];
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
    if (node.nodeName === '#comment' && 'data' in node) this.#readComment(node.data);
    if (isElement(node)) this.#readElement(node);
  }

  #readText(value: string): void {
    for (const [index, part] of value.split(/\n[ \t\r]*\n/).entries()) {
      if (index > 0) this.#endParagraph();
      if (part !== '') this.#line.push(plain(part));
    }
  }

  #readComment(data: string): void {
    const reference = referenceOf(data);
    if (reference === null) return;
    this.#endParagraph();
    this.#blocks.push(reference);
  }

  #readElement(element: Element): void {
    const { tagName: name, childNodes } = element;
    if (repeatedLink.test(attribute(element, 'class'))) return;
    if (reducedElements.has(name)) this.#reduced.add(`<${name}>`);
    if (hidden.has(name)) return;
    if (isStruckOut(element)) this.#nameStruckOut(element);
    else if (embedded.has(name)) this.#readEmbedded(element);
    else if (name === 'img') this.#readPicture(element);
    else if (name === 'a') this.#readLink(element);
    else if (name === 'ul' || name === 'ol') this.#readList(element);
    else if (name === 'table') this.#readTable(element);
    else if (name === 'br') this.#line.push('\n');
    else if (name === 'noscript') for (const picture of descendants(element, named('img'))) this.#readPicture(picture);
    else if (name === 'sup' || name === 'sub') this.#line.push(plain(scriptOf(element)));
    else if (headings.test(name)) {
      this.#endParagraph();
      this.readAll(childNodes);
      this.#endParagraph('heading');
    } else if (name === 'pre') this.#readLines(element);
    else if (containers.has(name)) this.#readContainer(element);
    else this.readAll(childNodes);
  }

  #readContainer({ childNodes }: Element): void {
    this.#endParagraph();
    this.readAll(childNodes);
    this.#endParagraph();
  }

  #readLines(element: Element): void {
    this.#endParagraph();
    for (const line of textOf(element).split('\n')) this.#line.push(plain(line).trim(), '\n');
    this.#endParagraph();
  }

  #nameStruckOut(element: Element): void {
    const text = plain(element.childNodes.map(textOf).join('')).trim();
    if (text !== '') this.#reduced.add(`<del>${clip(text, MAX_STRUCK_OUT)}</del>`);
  }

  /** A viewer of a document or a video becomes a link. */
  #readEmbedded(element: Element): void {
    const [child] = descendants(element, named('source'));
    const source = attribute(element, 'src') || attribute(element, 'data') || (child ? attribute(child, 'src') : '');
    const url = URL.canParse(source, 'http://x.invalid') ? new URL(source, 'http://x.invalid') : null;
    const document = url?.searchParams.get('url') ?? url?.searchParams.get('file');
    const target = webAddress(document || source);
    if (target !== '') this.#line.push({ label: fileName(target), url: target }, ' ');
  }

  #readPicture(element: Element): void {
    if (isTracking(element)) return;
    const url = pictureAddress(element);
    if (url !== '') this.#blocks.push({ type: 'picture', url, alt: plain(attribute(element, 'alt')).trim() });
    else if (isInline(element)) this.#reduced.add('<img src="data:…">');
  }

  #readLink(element: Element): void {
    const pictures = descendants(element, named('img'));
    for (const picture of pictures) this.#readPicture(picture);
    const words = plain(element.childNodes.map(textOf).join(''));
    this.#line.push(/^ /.test(words) ? ' ' : '', this.#linkOf(element), /. $/.test(words) ? ' ' : '');
  }

  /** A link, or its words where it leads nowhere; the number or the address of a link for calls and letters. */
  #linkOf(element: Element, context = ''): string | Link {
    const href = attribute(element, 'href');
    const own = plain(element.childNodes.map(textOf).join('')).trim();
    const label = context === '' || own === '' ? own || context : `${context}: ${own}`;
    const contact = contactOf(href);
    if (contact !== '') return label.includes(contact) ? label : label === '' ? contact : `${label} (${contact})`;
    const url = webAddress(href);
    if (url === '') {
      const [, scheme] = /^\s*(?!javascript|data|about)([a-z][a-z\d+.-]{1,20}):/i.exec(href) ?? [];
      if (scheme) this.#reduced.add(`<a href="${scheme}:…">`);
      return label;
    }
    if (own !== '') return { label, url };
    const pictures = descendants(element, named('img'));
    const isEnlarged = pictures.length > 0 && isPicture(url);
    return isEnlarged ? '' : { label: label || nameOf([element, ...pictures]) || fileName(url), url };
  }

  #readList(element: Element): void {
    this.#endParagraph();
    const items = descendants(element, named('li'));
    const points = items.flatMap((item) => {
      const reader = new BlockReader(this.#reduced);
      // Items of inner lists are points themselves.
      reader.readAll(item.childNodes.filter(({ nodeName }) => nodeName !== 'ul' && nodeName !== 'ol'));
      const inner = reader.finish();
      this.#blocks.push(...inner.filter(({ type }) => type === 'picture' || type === 'table'));
      const text = inner.flatMap((block) => ('text' in block ? [' ', ...block.text] : []));
      return isBlank(text) ? [] : [trimmed([numberOf(item, element), ...trimmed(text)])];
    });
    if (points.length > 0) this.#blocks.push({ type: 'points', items: points });
  }

  #readTable(element: Element): void {
    this.#endParagraph();
    for (const caption of element.childNodes.filter(isElement))
      if (caption.tagName === 'caption') this.#readContainer(caption);
    const arranged = arrangedCells(element);
    if (arranged !== null) {
      for (const cell of arranged) this.#readContainer(cell);
      return;
    }
    for (const struck of descendants(element, isStruckOut)) this.#nameStruckOut(struck);
    for (const picture of descendants(element, named('img'))) this.#readPicture(picture);
    const { title, rows } = tableTexts(element);
    if (title !== '') this.#blocks.push({ type: 'paragraph', text: [title] });
    if (rows.length > 0) this.#blocks.push({ type: 'table', rows });
    for (const { link, context } of tableLinks(element)) {
      const read = this.#linkOf(link, context);
      if (typeof read !== 'string') this.#blocks.push({ type: 'paragraph', text: [read] });
    }
  }

  #endParagraph(type: 'heading' | 'paragraph' = 'paragraph'): void {
    const text = trimmed(this.#line);
    this.#line = [];
    const [only] = text;
    // WordPress makes a player of an address that is alone in its paragraph.
    const isAddress = text.length === 1 && typeof only === 'string' && /^https?:\/\/\S+$/.test(only);
    if (isAddress) this.#blocks.push({ type, text: [{ label: only, url: only }] });
    else if (!isBlank(text)) this.#blocks.push({ type, text });
  }
}

/** Whether a link leads to a picture: `gate.jpg` behind a picture is the picture itself, `result.pdf` is a document. */
const isPicture = (url: string) => isNameOfPicture(fileName(url)) && endingOf(fileName(url)) !== '';

/** The words of a link without text: descriptions of its picture or its icon. */
const nameOf = (elements: readonly Element[]) =>
  elements
    .flatMap((element) => ['alt', 'aria-label', 'title'].map((name) => plain(attribute(element, name)).trim()))
    .find(Boolean);

/** The reference in a comment of the block editor, or of `removeShortcodes`. */
function referenceOf(data: string): Reference | null {
  const [, block] = /^\s*wp:block\s+\{[^{}]{0,500}"ref":\s*(\d{1,10})\b/.exec(data) ?? [];
  if (block !== undefined) return { type: 'reference', to: 'block', id: Number(block) };
  const [, table] = /^\s*wp:tablepress\/table\s+\{[^{}]{0,500}"id":\s*"?(\d{1,10})\b/.exec(data) ?? [];
  if (table !== undefined) return { type: 'reference', to: 'table', id: Number(table) };
  const [, to, id] = /^include:(attachment|attached|table):(\d{1,10})$/.exec(data) ?? [];
  if (to !== 'attachment' && to !== 'attached' && to !== 'table') return null;
  return { type: 'reference', to, id: Number(id) };
}

/** The number of an item in a list that does not begin with one: `3. `; empty for others. */
function numberOf(item: Element, list: Element): string {
  const parent = item.parentNode;
  if (!parent || !('tagName' in parent) || parent.tagName !== 'ol') return '';
  const items = parent.childNodes.filter(isElement).filter(named('li'));
  const isNumbered = attribute(list, 'start') !== '' || items.some((each) => attribute(each, 'value') !== '');
  if (!isNumbered) return '';
  let number = Number.parseInt(attribute(parent, 'start'), 10) || 1;
  for (const each of items) {
    number = Number.parseInt(attribute(each, 'value'), 10) || number;
    if (each === item) break;
    number += 1;
  }
  return `${number}. `;
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
          .replaceAll(/(?<![ \t])[ \t]*\n\s*/g, '\n')
          .replaceAll(/ {2,}/g, ' ')
      : part,
  );
  const [first] = tidy;
  if (typeof first === 'string') tidy[0] = first.trimStart();
  const last = tidy.at(-1);
  if (typeof last === 'string') tidy[tidy.length - 1] = last.trimEnd();
  return tidy.filter((part) => part !== '');
}

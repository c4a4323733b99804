import { createHash } from 'node:crypto';
import { serialize } from 'parse5';
import { type Block, type Inline, wordsOf } from '../content/block.ts';
import { htmlBlocks } from '../content/html-blocks.ts';
import { pictureAddress } from '../content/html-picture.ts';
import { arrangedCells } from '../content/html-table.ts';
import type { Repair } from '../content/old-site.ts';
import { repairBlocks } from '../content/repair-text.ts';
import type { PageStore } from '../network/page-store.ts';
import { canonicalAddress } from './addresses.ts';
import { attributeOf, childrenOf, type Element, elementsBelow, textOf } from './dom.ts';
import { findDates } from './find-dates.ts';
import { type ParsedPage, parsePage } from './parse-page.ts';

/** Parts of pages that belong to the layout of the site: digests of their text and links. */
export type Layout = ReadonlySet<string>;

export interface PageContent {
  blocks: Block[];
  /** Addresses that links of the layout lead to. */
  layoutLinks: string[];
  reduced: string[];
  repairs: Repair[];
}

/** Pages of which the layout is read. */
const SAMPLE = 24;
const LAYOUT_SHARE = 0.5;
const MAX_LINE = 160;
const MAX_CELL = 300;
/** Width or height of a picture that is an icon. */
const ICON_PIXELS = 48;
const addressAttributes = new Set([
  'href',
  'src',
  'data',
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-orig-file',
]);
const inline = new Set(['b', 'i', 'u', 'em', 'strong', 'font', 'span', 'small', 'sup', 'sub', 'br', 'body']);
const marginNames =
  /(?:^|[\s_-])(?:breadcrumbs?|pagination|pager|pagenav|article-info|icons?|share|social|sharedaddy|comments?|print|skip-link|sidebar|menu|navbar|footer|copyright)(?:[\s_-]|$)/i;
const note =
  /^(?:(?:(?:last )?(?:posted|published|updated|modified|uploaded)|date|hits?|views?|visits?|written by|author|posted by|category|details|share|print|email|back|previous|next|go back)\b|(?:मिति|प्रकाशित|हेरिएको) ?[:ः]).{0,100}$/iu;

/** Reads the contents of fetched pages without the layout of their site. */
export class ContentReader {
  readonly #store: PageStore;
  readonly #site: string;

  constructor(store: PageStore, site: string) {
    this.#store = store;
    this.#site = site;
  }

  /** The parts that at least half of these pages have. */
  layoutOf(addresses: readonly string[]): Layout {
    const step = Math.max(1, Math.floor(addresses.length / SAMPLE));
    const sample = addresses.filter((_, index) => index % step === 0).slice(0, SAMPLE);
    const counts = new Map<string, number>();
    let pages = 0;
    for (const address of sample) {
      const page = this.#parse(address);
      if (page === null) continue;
      pages += 1;
      const parts = new Set([...elementsBelow(page.body)].filter(isPart).map((element) => this.#partOf(element, page)));
      for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
    }
    if (pages < 2) return new Set();
    const min = Math.max(2, Math.ceil(pages * LAYOUT_SHARE));
    return new Set([...counts].filter(([, count]) => count >= min).map(([part]) => part));
  }

  /** The content of a page, without its title; null for a page that is not stored any longer. */
  contentOf(address: string, title: string, ...layouts: Layout[]): PageContent | null {
    const page = this.#parse(address);
    if (page === null) return null;
    const layoutLinks: string[] = [];
    const isLayout = (element: Element) => {
      if (isChrome(element)) return true;
      const part = isPart(element) ? this.#partOf(element, page) : '';
      return part !== '' && layouts.some((layout) => layout.has(part));
    };
    const prune = (element: Element) => {
      element.childNodes = element.childNodes.filter((child) => {
        if (!('tagName' in child) || !isLayout(child)) return true;
        for (const each of [child, ...elementsBelow(child)])
          layoutLinks.push(canonicalAddress(attributeOf(each, 'href'), page.base, this.#site) ?? '');
        return false;
      });
      for (const child of childrenOf(element)) prune(child);
    };
    prune(page.body);
    for (const element of [...elementsBelow(page.body)]) this.#prepare(element, page);
    const reduced = new Set<string>();
    const repairs = [...page.repairs];
    const blocks = repairBlocks(htmlBlocks(serialize(page.body), reduced), repairs);
    return { blocks: withoutNotes(blocks, title), layoutLinks, reduced: [...reduced], repairs };
  }

  #parse(address: string): ParsedPage | null {
    const response = this.#store.read(address);
    return response?.body ? parsePage(response.body, response.headers['content-type'] ?? '', response.url) : null;
  }

  /** Absolute addresses; tables that only arrange the page become paragraphs. */
  #prepare(element: Element, page: ParsedPage): void {
    for (const attribute of element.attrs)
      if (addressAttributes.has(attribute.name) && URL.canParse(attribute.value, page.base))
        attribute.value =
          canonicalAddress(attribute.value, page.base, this.#site) ?? new URL(attribute.value, page.base).href;
    if (element.tagName === 'table' && isArrangement(element)) rename(element, 'div');
  }

  #partOf(element: Element, page: ParsedPage): string {
    const addresses = [element, ...elementsBelow(element)]
      .map((each) => attributeOf(each, 'href') || attributeOf(each, 'src'))
      .filter(Boolean)
      .map((each) => canonicalAddress(each, page.base, this.#site) ?? each);
    const content = `${element.tagName} ${textOf(element)} ${addresses.join(' ')}`;
    return createHash('sha256').update(content).digest('base64').slice(0, 16);
  }
}

const isPart = ({ tagName }: Element) => !inline.has(tagName);

/** Menus, icons and other parts around a content. */
function isChrome(element: Element): boolean {
  const { tagName } = element;
  if (/^(?:nav|footer|aside)$/.test(tagName)) return true;
  if (tagName === 'img') {
    const size = ['width', 'height'].map((name) => Number.parseInt(attributeOf(element, name), 10));
    return (
      size.some((pixels) => pixels <= ICON_PIXELS) ||
      /(?:icon|spacer|blank|new\w?\.gif|pdf\w{0,20}\.(?:gif|png)|bullet|arrow)/i.test(
        pictureAddress(element) || attributeOf(element, 'src'),
      )
    );
  }
  const names = `${attributeOf(element, 'class')} ${attributeOf(element, 'id')}`;
  return marginNames.test(names) && textOf(element).length < 2000;
}

/** Whether a table arranges a page: it has one row, one column, or long texts. */
function isArrangement(table: Element): boolean {
  const cells = [...elementsBelow(table)].filter(({ tagName }) => tagName === 'td');
  return arrangedCells(table) !== null || cells.some((cell) => textOf(cell).length > MAX_CELL);
}

function rename(table: Element, name: string): void {
  const parts = childrenOf(table).flatMap((child) =>
    /^t(?:body|head|foot)$/.test(child.tagName) ? [child, ...childrenOf(child)] : [child],
  );
  const cells = parts.filter(({ tagName }) => tagName === 'tr').flatMap(childrenOf);
  for (const element of [table, ...parts, ...cells]) {
    element.tagName = name;
    element.nodeName = name;
  }
}

/** Blocks without the title and without lines such as “Posted on …”. */
function withoutNotes(blocks: readonly Block[], title: string): Block[] {
  const isTitle = (text: Inline) => wordsOf(text).trim() === title;
  const isNote = (text: Inline) => {
    const words = wordsOf(text).trim();
    if (text.some((part) => typeof part !== 'string')) return false;
    if (words.length > MAX_LINE) return false;
    const dates = findDates(words);
    const rest = dates.reduceRight((each, { start, end }) => each.slice(0, start) + each.slice(end), words);
    return note.test(words) || (dates.length > 0 && rest.replaceAll(/[^\p{L}]/gu, '').length < 4);
  };
  return blocks.filter(
    (block) => !('text' in block) || !(isTitle(block.text) || (block.type === 'paragraph' && isNote(block.text))),
  );
}

import { fromLegacyText } from '../../nepali/legacy-fonts/index.ts';
import { parseBounded } from '../content/html-blocks.ts';
import type { Repair } from '../content/old-site.ts';
import { repairHtml } from '../content/repair-text.ts';
import { attributeOf, type Element, elementsBelow, type TextNode, textOf, textsBelow, tidy } from './dom.ts';

const MAX_LENGTH = 2_000_000;
const META_BYTES = 2048;
const LEGACY_FONT = /preeti|kantipur|himali|sagarmatha|fontasy|aakriti|pcs.?nepali/i;

/** A page as a tree; texts in fonts such as Preeti are Unicode. */
export interface ParsedPage {
  url: string;
  /** Base of its links. */
  base: string;
  body: Element;
  title: string;
  /** Visible text before the conversion of fonts. */
  rawTextOf(element: Element): string;
  repairs: Repair[];
  /** Addresses of links, frames and scripted links, as written. */
  links: string[];
}

/** Parses a page of an old site; null if it is nested too deeply. */
export function parsePage(bytes: Buffer, contentType: string, url: string): ParsedPage | null {
  const repairs: Repair[] = [];
  const html = repairHtml(decodePage(bytes, contentType).slice(0, MAX_LENGTH), repairs);
  const root = parseBounded(html);
  if (root === null) return null;
  const all = [...allElements(root)];
  const body = all.find(({ tagName }) => tagName === 'body' || tagName === 'frameset');
  if (body === undefined) return null;
  const originals = new Map<TextNode, string>();
  for (const element of elementsBelow({ ...body, childNodes: [body] }))
    if (isLegacy(element)) convert(element, originals);
  const base = all.find(({ tagName }) => tagName === 'base');
  const href = base ? attributeOf(base, 'href') : '';
  const title = all.find(({ tagName }) => tagName === 'title');
  return {
    url,
    base: href !== '' && URL.canParse(href, url) ? new URL(href, url).href : url,
    body,
    title: tidy(title?.childNodes.map((node) => ('value' in node ? node.value : '')).join('') ?? ''),
    rawTextOf: (element) => textOf(element, (node) => originals.get(node) ?? node.value),
    repairs,
    links: all.flatMap(linksOf),
  };
}

function* allElements(parent: Parameters<typeof elementsBelow>[0]): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* allElements(child);
  }
}

function linksOf(element: Element): string[] {
  const { tagName } = element;
  const links: string[] = [];
  if (tagName === 'a' || tagName === 'area') links.push(attributeOf(element, 'href'));
  if (tagName === 'iframe' || tagName === 'frame') links.push(attributeOf(element, 'src'));
  if (tagName === 'meta' && /refresh/i.test(attributeOf(element, 'http-equiv')))
    links.push(/url\s*=\s*['"]?([^'"]+)/i.exec(attributeOf(element, 'content'))?.[1] ?? '');
  const [, scripted = ''] =
    /(?:open|location(?:\.href)?)\s*[=(]\s*['"]([^'"]+)['"]/.exec(
      attributeOf(element, 'onclick') || scriptOf(element),
    ) ?? [];
  return [...links, scripted].filter((link) => link !== '' && !/^(?:javascript|mailto|tel|data):/i.test(link));
}

const scriptOf = (element: Element) => {
  const href = attributeOf(element, 'href');
  return /^javascript:/i.test(href) ? href : '';
};

const isLegacy = (element: Element) =>
  LEGACY_FONT.test(attributeOf(element, 'face')) ||
  /font(?:-family)?\s*:[^;]*(?:preeti|kantipur|himali|sagarmatha|fontasy|aakriti|pcs.?nepali)/i.test(
    attributeOf(element, 'style'),
  ) ||
  LEGACY_FONT.test(attributeOf(element, 'class'));

function convert(element: Element, originals: Map<TextNode, string>): void {
  for (const node of textsBelow(element)) {
    if (originals.has(node) || /\p{Script=Devanagari}/u.test(node.value)) continue;
    originals.set(node, node.value);
    node.value = fromLegacyText(node.value);
  }
}

/** The text of a page: UTF-8 wherever its bytes are, since many servers state another encoding; otherwise the stated one. */
export function decodePage(bytes: Buffer, contentType: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const head = bytes.toString('latin1', 0, META_BYTES);
    const [, stated = ''] = /charset\s*=\s*["']?([\w-]{2,40})/i.exec(`${contentType} ${head}`) ?? [];
    // A page of invalid UTF-8 is one of windows-1252 far more often than a damaged one, unless most of it is valid.
    if (/^utf-?8$/i.test(stated) && isMostlyUtf8(bytes)) return new TextDecoder().decode(bytes);
    try {
      return new TextDecoder(/^utf-?8$/i.test(stated) || stated === '' ? 'windows-1252' : stated).decode(bytes);
    } catch {
      return new TextDecoder('windows-1252').decode(bytes);
    }
  }
}

function isMostlyUtf8(bytes: Buffer): boolean {
  const text = new TextDecoder().decode(bytes);
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all characters beyond ASCII are counted
  const foreign = text.match(/[^\u0000-\u007f\uFFFD]/g)?.length ?? 0;
  return foreign > broken;
}

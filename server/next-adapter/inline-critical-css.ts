import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildNode, Container, Root } from 'postcss';
import postcss from 'postcss';
import { colourTokens } from '#content/site/colours.ts';
import { coloursAt } from '#lib/platform/colours/colours-sheet.ts';
import { darkColours, lightColours } from '#lib/platform/colours/default-colours.ts';
import { needsFramework } from './framework-scripts.ts';
import { afterTag, type Edit, type PageElement } from './page-elements.ts';

/** Colours that are equal in both schemes, by the names of their properties, as a minifier writes them. */
const constants: ReadonlyMap<string, string> = new Map(
  colourTokens
    .filter((token) => !Object.hasOwn(darkColours, token))
    .map((token) => [`--${token}`, lightColours[token].replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')]),
);

/** Replaces constant colours by their values, as the build does with other constants: a campus with the colours of the product needs no names for them. */
function replaceConstantColours(sheet: Root): Root {
  sheet.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else if (declaration.value.includes('var(')) {
      declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (use, name) => constants.get(name) ?? use);
    }
  });
  return sheet;
}

const SHEET = /^\/_next\/static\/[^?]+\.css(\?|$)/;

export interface InlinedCss {
  edits: Edit[];
  /** The text of the style element that replaces the style sheets. */
  style: string;
}

/**
 * Replaces the style sheets by the styles that the page's elements need, inlined. Where scripts add other elements the sheets stay: as
 * deferred links that `loadStyles` fetches, and with React as links without effect, which it expects and `loadStyles` activates.
 * @throws Error where a style sheet of the build cannot be read
 */
export function inlineCriticalCss(html: string, elements: readonly PageElement[]): InlinedCss {
  const links = elements.filter(
    ({ name, attributes }) =>
      name === 'link' && attributes.get('rel') === 'stylesheet' && isKnown(attributes.get('href') ?? ''),
  );
  const present = new Set(elements.flatMap(({ attributes }) => attributes.get('class')?.split(/\s+/) ?? []));
  const addresses = links.map(({ attributes }) => attributes.get('href') ?? '');
  const hasOwnColours = addresses.some((address) => coloursAt(address) !== undefined);
  const style = addresses.map((address) => criticalCss(address, present, hasOwnColours)).join('');
  const edits = links.flatMap((link) => linkEdits(link, html, elements));
  const last = links.at(-1);
  if (last) edits.push({ start: last.end, end: last.end, text: `<style>${style}</style>` });
  return { edits, style };
}

/** The edits of a link to a style sheet whose styles are inlined. */
function linkEdits(link: PageElement, html: string, elements: readonly PageElement[]): Edit[] {
  const { start, end } = link;
  if (needsFramework(elements)) return [{ start: afterTag(link), end: afterTag(link), text: ' media="not all"' }];
  const isLoadedLater = elements.some(({ attributes }) => attributes.get('data-script') === 'notice-search');
  const text = isLoadedLater ? html.slice(start, end).replace('rel="stylesheet"', 'rel="deferred"') : '';
  return [{ start, end, text }];
}

/** A rule with the classes that each of its selectors requires, a block of rules, or any other text unchanged. */
type Part = { css: string; classes?: readonly string[][] } | { head: string; isLayer: boolean; parts: readonly Part[] };

// Conditions on other elements and negations are not evaluated: such a rule stays.
const PARENTHESES = /\([^()]*\)/;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

const sheets = new Map<string, readonly Part[]>();

/** Whether a style sheet is of the build, or has the colours of the campus. */
const isKnown = (href: string) => SHEET.test(href) || coloursAt(href) !== undefined;

/** The parts of a style sheet that can apply to elements with these classes. */
function criticalCss(href: string, present: ReadonlySet<string>, hasOwnColours: boolean): string {
  const colours = coloursAt(href);
  if (colours !== undefined) return colours;
  return sheetAt(href, hasOwnColours)
    .map((part) => write(part, present))
    .join('');
}

function sheetAt(href: string, hasOwnColours: boolean): readonly Part[] {
  const key = hasOwnColours ? `${href} with own colours` : href;
  const cached = sheets.get(key);
  if (cached) return cached;
  const file = join('.next', href.replace(/^\/_next\//, '').replace(/\?.*/s, ''));
  const sheet = postcss.parse(readFileSync(file, 'utf8'));
  const parts = toParts(hasOwnColours ? sheet : replaceConstantColours(sheet));
  sheets.set(key, parts);
  return parts;
}

const toParts = (container: Container): Part[] => (container.nodes ?? []).map(toPart);

function toPart(node: ChildNode): Part {
  if (node.type === 'rule') return { css: node.toString(), classes: node.selectors.map(classesIn) };
  if (node.type !== 'atrule' || !node.nodes || /keyframes|font-face|property/.test(node.name)) {
    return { css: node.type === 'atrule' && !node.nodes ? `${node};` : node.toString() };
  }
  return { head: `@${node.name} ${node.params}`, isLayer: node.name === 'layer', parts: toParts(node) };
}

function classesIn(selector: string): string[] {
  let text = selector;
  while (PARENTHESES.test(text)) text = text.replace(PARENTHESES, '');
  return [...text.matchAll(CLASS)].map(([, name = '']) => name);
}

function write(part: Part, present: ReadonlySet<string>): string {
  if ('css' in part) {
    const applies = part.classes?.some((names) => names.every((name) => present.has(name))) ?? true;
    return applies ? part.css : '';
  }
  const css = part.parts.map((each) => write(each, present)).join('');
  // An empty layer still determines the order of the layers.
  return css || part.isLayer ? `${part.head}{${css}}` : '';
}

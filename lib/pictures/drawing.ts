import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A drawing of `public/` (SVG) to stand in the page itself: a few hundred compressed bytes, where a request of its own costs
 * as many in headers alone. Shapes alone stand there as such; for a drawing by its address an engine makes a document, before the first paint.
 */
export type Drawing = { viewBox: string; shapes: string } | { address: string };

export function readDrawing(name: string): Drawing {
  const svg = readFileSync(join('public', `${name}.svg`), 'utf8')
    .trim()
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ');
  return shapesIn(svg, name) ?? { address: addressOf(svg) };
}

const SHAPES = 'g|path|circle|ellipse|rect|line|polyline|polygon|defs|clipPath|mask|linearGradient|radialGradient|stop';
// Neither styles and classes, which would meet those of the page, nor what is fetched or runs.
const ATTRIBUTE = String.raw`\s+(?!(?:style|class|href|on\w+)=)[a-zA-Z][\w-]*="[^"&<>]*"`;
const ROOT =
  /^<svg(?=[^>]* viewBox="([-\d. ]+)")(?: xmlns="http:\/\/www\.w3\.org\/2000\/svg"| viewBox="[^"]*"){2}>(.*)<\/svg>$/;
const ONLY_SHAPES = new RegExp(`^(?:<(?:${SHAPES})(?:${ATTRIBUTE})*\\s*/?>|</(?:${SHAPES})>)+$`);

/** Null where it holds more than shapes. Its ids are made the drawing's own. */
export function shapesIn(svg: string, name: string): { viewBox: string; shapes: string } | null {
  const [, viewBox, content = ''] = ROOT.exec(svg) ?? [];
  if (viewBox === undefined || !ONLY_SHAPES.test(content)) return null;
  const own = `${name.replaceAll(/\W/g, '-')}-`;
  return { viewBox, shapes: content.replaceAll(/(\sid="|url\(#)/g, `$1${own}`) };
}

/** Of a drawing as a picture. */
export function addressOf(svg: string): string {
  // These are no characters of an address, or would end it or the attribute that it stands in.
  return `data:image/svg+xml,${svg.replace(/[%#"<> ]/g, encodeURIComponent)}`;
}

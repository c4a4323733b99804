import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A drawing of `public/` (SVG) to be inlined in a page: a few hundred compressed bytes, as many as the headers of a separate request.
 * Plain shapes are inlined as elements; for a drawing in a data URL an engine creates a document before the first paint.
 */
export type InlineDrawing = { viewBox: string; shapes: string } | { address: string };

export function readDrawing(name: string): InlineDrawing {
  const svg = readFileSync(join('public', `${name}.svg`), 'utf8')
    .trim()
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ');
  return shapesIn(svg, name) ?? { address: toDataUrl(svg) };
}

const SHAPES = 'g|path|circle|ellipse|rect|line|polyline|polygon|defs|clipPath|mask|linearGradient|radialGradient|stop';
// Excludes references, event handlers, and styles and classes, which would conflict with the page's own.
const ATTRIBUTE = String.raw`\s+(?!(?:style|class|href|on\w+)=)[a-zA-Z][\w-]*="[^"&<>]*"`;
const ROOT =
  /^<svg(?=[^>]* viewBox="([-\d. ]+)")(?: xmlns="http:\/\/www\.w3\.org\/2000\/svg"| viewBox="[^"]*"){2}>(.*)<\/svg>$/;
const ONLY_SHAPES = new RegExp(`^(?:<(?:${SHAPES})(?:${ATTRIBUTE})*\\s*/?>|</(?:${SHAPES})>)+$`);

/** Null if the drawing has more than shapes. Its ids are prefixed with its name. */
export function shapesIn(svg: string, name: string): { viewBox: string; shapes: string } | null {
  const [, viewBox, content = ''] = ROOT.exec(svg) ?? [];
  if (viewBox === undefined || !ONLY_SHAPES.test(content)) return null;
  const prefix = `${name.replaceAll(/\W/g, '-')}-`;
  return { viewBox, shapes: content.replaceAll(/(\sid="|url\(#)/g, `$1${prefix}`) };
}

/** The data URL of a drawing. */
export function toDataUrl(svg: string): string {
  // Encodes characters that are invalid in an address, or end the address or its attribute.
  return `data:image/svg+xml,${svg.replace(/[%#"<> ]/g, encodeURIComponent)}`;
}

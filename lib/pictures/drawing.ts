import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A drawing of `public/` (SVG) to stand in the page itself: a few hundred compressed bytes, where a request of its own costs
 * as many in headers alone.
 */
export function drawing(name: string): string {
  const svg = readFileSync(join('public', `${name}.svg`), 'utf8');
  // These are no characters of an address, or would end it or the attribute that it stands in.
  return `data:image/svg+xml,${svg.replace(/\n/g, '').replace(/[%#"<> ]/g, encodeURIComponent)}`;
}

import { createHash } from 'node:crypto';
import { MAP_ORIGIN } from '#content/map.ts';

/** For what is no page: it may load nothing, run nothing and be framed by nobody. */
export const STRICTEST = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * Pages follow one another softly, where visitors take motion. The browser asks for this rule before linked style sheets have come, so that in pages
 * that link them it stands in an element of its own; in the others it comes with their styles (`app/globals.css`).
 */
export const VIEW_TRANSITION = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * For a page: our own files, and of the scripts and styles within it only those named, as hashes and nonces.
 * The policy of the document that was loaded first rules until the next one is loaded, so that all pages have the same but for these.
 */
export function pageDirectives(
  scripts: Iterable<string>,
  styles: Iterable<string> = [hashSource(VIEW_TRANSITION)],
): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${MAP_ORIGIN}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A script or style as a content security policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

import { createHash } from 'node:crypto';

/** The origin of the interactive map, the only one whose frames pages may show. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Policy of responses that are not pages: no loading, no scripts, no framing. */
export const STRICTEST = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * Cross-fades pages for visitors who accept motion. The browser needs this rule before linked style sheets have loaded, so pages that link
 * them have it in a separate element; in the others it is part of their styles (`app/globals.css`).
 */
export const VIEW_TRANSITION = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Policy of a page: files of this site, and only the inline scripts and styles named by `scripts` and `styles`, as hashes and nonces.
 * `object-src` and `worker-src` are omitted: plug-ins fall back to `default-src`, workers to `script-src` (CSP 3, 6.1).
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
    `frame-src ${MAP_ORIGIN}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The hash that identifies a script or style in a content security policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

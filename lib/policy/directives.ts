import { MAP_ORIGIN } from '../../content/map.ts';
import { hashSource } from './hash-source.ts';

// `next/image` writes this attribute into every picture.
const PICTURE_STYLE = hashSource('color:transparent');

/** For what is no page: it may load nothing, run nothing and be framed by nobody. */
export const STRICTEST = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * For a page: our own files, and of the scripts and styles within it only those named, as hashes and nonces.
 * The policy of the document that was loaded first rules until the next one is loaded, so that all pages have the same but for these.
 */
export function pageDirectives(scripts: Iterable<string>, styles: Iterable<string> = []): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    `style-src-attr 'unsafe-hashes' ${PICTURE_STYLE}`,
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

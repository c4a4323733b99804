import { escapeHtml } from '#lib/http/escape-html.ts';

/** Characters that XML 1.0 has no place for, not even escaped. */
const outsideXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Upstream text as a feed may carry it. */
export function feedText(text: string): string {
  return text.toWellFormed().replace(outsideXml, ' ');
}

/** Plain text as HTML: nothing of it is markup. */
export function toHtml(text: string): string {
  return escapeHtml(text).replace(/\n/g, '<br>');
}

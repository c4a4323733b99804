import { escapeHtml } from '#lib/platform/http/escape-html.ts';

/** Characters that are invalid in XML 1.0, even escaped. */
const outsideXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Replaces characters of upstream text that are invalid in feeds. */
export function feedText(text: string): string {
  return text.toWellFormed().replace(outsideXml, ' ');
}

/** Plain text as escaped HTML. */
export function toHtml(text: string): string {
  return escapeHtml(text).replace(/\n/g, '<br>');
}

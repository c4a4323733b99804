import 'server-only';
import { parseFragment } from 'parse5';
import { beginningOf } from '#packages/nepali/text/clip.ts';

/** Maximum characters of the HTML, and of the resulting text. */
const MAX_HTML_LENGTH = 200_000;
const MAX_TEXT_LENGTH = 20_000;

// Each match extends to its end tag or to the end of the text, so that no input causes backtracking.
const hiddenContent = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const blockTag =
  /<\/?(?:p|div|h[1-6]|[uod]l|li|d[td]|table|caption|t[hrd]|tbody|thead|section|article|blockquote|pre|hr|figure|br)\b[^>]*>?/gi;
const tag = /<\/?[a-z!?][^>]*>?/gi;

/** The text of HTML without markup, with an empty line between paragraphs; cut at MAX_TEXT_LENGTH. */
export function plainText(html: string): string {
  const text = html.slice(0, MAX_HTML_LENGTH).replace(hiddenContent, '').replace(blockTag, '\n\n').replace(tag, '');
  const words = decodeEntities(text);
  const cut = words.length > MAX_TEXT_LENGTH ? `${beginningOf(words, MAX_TEXT_LENGTH)}…` : words;
  return cut
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** Decodes character references such as `&amp;`. */
function decodeEntities(text: string): string {
  const { childNodes } = parseFragment(text.replaceAll('<', '&lt;'));
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

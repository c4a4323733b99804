import 'server-only';
import { parseFragment } from 'parse5';

/** Characters of HTML that are looked at, and characters of text that come of it. */
const MOST_HTML = 200_000;
const MOST_TEXT = 20_000;

// Each of these runs to its end or to the end of the text, so that no input makes them look twice.
const unread = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const parting =
  /<\/?(?:p|div|h[1-6]|[uod]l|li|d[td]|table|caption|t[hrd]|tbody|thead|section|article|blockquote|pre|hr|figure|br)\b[^>]*>?/gi;
const tag = /<\/?[a-z!?][^>]*>?/gi;

/** The words of HTML without a mark of it, an empty line between paragraphs; cut where there are too many. */
export function plainText(html: string): string {
  const text = html.slice(0, MOST_HTML).replace(unread, '').replace(parting, '\n\n').replace(tag, '');
  const words = withoutEntities(text);
  const cut = words.length > MOST_TEXT ? `${words.slice(0, MOST_TEXT).replace(/\S*$/, '')}…` : words;
  return cut
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** `&amp;` and its like as what they stand for. */
function withoutEntities(text: string): string {
  const { childNodes } = parseFragment(text.replaceAll('<', '&lt;'));
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

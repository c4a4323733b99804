/**
 * The parts of a page that are useless or harmful without a connection: the framework and its data, the flash notices, forms that send
 * something, buttons that need scripts, what fetches those, the count of visits.
 */
const USELESS: readonly RegExp[] = [
  /<script\b[^>]*\s(?:data-)?src="\/_next\/[^"]*"[^>]*><\/script>/g,
  /<link\b[^>]*\srel="(?:deferred|preload|modulepreload)"[^>]*>/g,
  /<dialog\b[^>]*\sdata-flash[^>]*>.*?<\/dialog>/gs,
  /<form\b[^>]*\smethod="post"[^>]*>.*?<\/form>/gs,
  /<button\b(?=[^>]*\stype="button")(?![^>]*\s(?:data-motion-switch|commandfor|popovertarget))[^>]*>.*?<\/button>/gs,
  /<(a|span)\b[^>]*\sdata-picture\b[^>]*>.*?<\/\1>/gs,
  // The filter of people asks nobody.
  /\sdata-(?:visits|held|control)="(?!people-filter")[^"]*"/g,
];

/** Of tags that stay. Within them, not by looking behind: WebKit would do that at every character, for minutes. */
const ATTRIBUTES: readonly [tag: RegExp, attribute: RegExp][] = [
  // What a link downloads, browsers fetch past the worker; what it opens, they ask of it.
  [/<a\b[^>]*>/g, /\sdownload="[^"]*"/],
  [/<html\b[^>]*>/, /\sdata-(?:lite|motion)(?:="[^"]*")?/g],
];

const PICTURE = /<picture\b[^>]*>.*?<\/picture>|<img\b(?![^>]*\ssrc="data:image)[^>]*>/gs;

/** A picture's words, as they are written in its tag, stand in its place. */
function wordsOf(picture: string): string {
  const [, words = ''] = /\salt="([^"]*)"/.exec(picture) ?? [];
  return words && `<span>${words}</span>`;
}

/**
 * A page as it is kept: what this site gives to those without scripts, and without its pictures, whose words stand in their
 * place. So it needs no other file, and is the same whether the visitor chose lite pages or whole ones. Our own HTML is
 * edited by its known forms: a worker has no parser.
 */
export function stripPage(html: string): string {
  const words = USELESS.reduce((text, part) => text.replace(part, ''), html);
  const bare = ATTRIBUTES.reduce(
    (text, [tag, attribute]) => text.replace(tag, (each) => each.replace(attribute, '')),
    words,
  );
  return bare.replace(PICTURE, wordsOf);
}

/**
 * The parts of a page that are useless or harmful without a connection: the framework and its data, the flash notices, forms that send
 * something, buttons that need scripts, attributes that load those, the count of visits.
 */
const USELESS: readonly RegExp[] = [
  /<script\b[^>]*\s(?:data-)?src="\/_next\/[^"]*"[^>]*><\/script>/g,
  /<script\b[^>]*>\(?self\.__next_f.*?<\/script>/gs,
  /<link\b[^>]*\s(?:rel="(?:deferred|preload|modulepreload)"|media="not all")[^>]*>/g,
  /<dialog\b[^>]*\sdata-flash[^>]*>.*?<\/dialog>/gs,
  /<form\b[^>]*\smethod="post"[^>]*>.*?<\/form>/gs,
  /<button\b(?=[^>]*\stype="button")(?![^>]*\s(?:data-motion-switch|commandfor|popovertarget))[^>]*>.*?<\/button>/gs,
  /<(a|span)\b[^>]*\sdata-picture\b[^>]*>.*?<\/\1>/gs,
  // The people filter works offline.
  /\sdata-(?:visits|script)="(?!people-filter")[^"]*"/g,
];

/** Attributes removed from tags that remain. Two steps instead of a lookbehind, which takes WebKit minutes, as it runs at every character. */
const ATTRIBUTES: readonly [tag: RegExp, attribute: RegExp][] = [
  // Browsers bypass the worker for downloads, but not for links that they open.
  [/<a\b[^>]*>/g, /\sdownload="[^"]*"/],
  [/<html\b[^>]*>/, /\sdata-(?:lite|motion)(?:="[^"]*")?/g],
];

const PICTURE = /<picture\b[^>]*>.*?<\/picture>|<img\b(?![^>]*\ssrc="data:image)[^>]*>/gs;

/** Replaces a picture by its alternative text. */
function altText(picture: string): string {
  const [, words = ''] = /\salt="([^"]*)"/.exec(picture) ?? [];
  return words && `<span>${words}</span>`;
}

/**
 * The cached form of a page: the version without scripts, with the alternative texts instead of pictures. It needs no other file, and is the
 * same for lite and full pages. The HTML of the site is edited by its known forms: a worker has no parser.
 */
export function stripPage(html: string): string {
  const words = USELESS.reduce((text, part) => text.replace(part, ''), html);
  const bare = ATTRIBUTES.reduce(
    (text, [tag, attribute]) => text.replace(tag, (each) => each.replace(attribute, '')),
    words,
  );
  return bare.replace(PICTURE, altText);
}

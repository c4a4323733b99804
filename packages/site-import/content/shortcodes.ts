/** Tags of shortcodes: bounded, so that no text causes backtracking. */
const tag = /\[(\/?)([A-Za-z][\w-]{0,60})((?:\s[^[\]]{0,4000})?)\/?\]/g;
const attributes = /(?<![\w-])([\w-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

/** Shortcodes of WordPress and of common plug-ins that have one word, no attribute and no end. */
const knownNames = new Set(['gallery', 'caption', 'embed', 'audio', 'video', 'playlist', 'wpforms', 'contact', 'toc']);
/** Prefixes of page builders. */
const builders: readonly (readonly [prefix: string, name: string])[] = [
  ['vc_', 'WPBakery'],
  ['et_pb_', 'Divi'],
  ['fusion_', 'Avada'],
  ['fl_', 'Beaver Builder'],
  ['av_', 'Enfold'],
  ['elementor', 'Elementor'],
];
/** Shortcodes that WordPress itself uses for markup, whose content remains complete. */
const silent = new Set(['caption', 'wp_caption', 'embed']);
/** Shortcodes whose content is encoded. */
const encoded = /\[(vc_raw_html|vc_raw_js)\b[^[\]]{0,4000}\][^[]*\[\/\1\]/g;

/** Attributes of galleries, sliders and pictures with numbers of attachments. */
const attachmentKeys = ['ids', 'include', 'images', 'image', 'gallery_ids'];
/** Attributes with an address: `button_url` of Divi, `link` of WPBakery. */
const addressKey = /(?:^|_)(?:url|href|src|link|file|pdf|mp3|mp4)$/;
/** Galleries of NextGEN, whose numbers are its own. */
const foreignGallery = /^ngg/;
/** Shortcodes that show a table of TablePress. */
const tables = new Set(['table', 'tablepress']);
/** Galleries of WordPress itself: without numbers they show all pictures of their item. */
const ownGalleries = new Set(['gallery', 'playlist']);

interface WithoutShortcodes {
  html: string;
  /** Addresses of files in viewers. */
  links: string[];
}

/**
 * Removes shortcodes and leaves their content; galleries and tables become comments (`referenceOf`). Names of the others are added to `reduced`. Words in
 * brackets remain.
 */
export function removeShortcodes(html: string, reduced: Set<string>): WithoutShortcodes {
  const links: string[] = [];
  const closed = new Set([...html.matchAll(/\[\/([A-Za-z][\w-]{0,60})\]/g)].map(([, name = '']) => name));
  const isShortcode = (name: string, rest: string) =>
    closed.has(name) ||
    knownNames.has(name) ||
    (tables.has(name) && /\sid=/.test(rest)) ||
    /[_-]/.test(name) ||
    /\s[\w-]+=["'”″\d]/.test(rest);
  const text = html.replace(encoded, (_, name: string) => {
    reduced.add(labelOf(name));
    return '';
  });
  return {
    html: text.replace(tag, (whole, _slash: string, name: string, rest: string) => {
      if (!isShortcode(name, rest)) return whole;
      const values = new Map([...rest.matchAll(attributes)].map(([, key = '', a, b, c]) => [key, a ?? b ?? c ?? '']));
      const included = referencesOf(name, values);
      if (included !== '') return included;
      if (!silent.has(name)) reduced.add(labelOf(name));
      for (const [key, value] of values) if (addressKey.test(key)) links.push(...addressIn(value));
      const words = closed.has(name) ? wordsOf(values) : '';
      // Content of page builders begins new paragraphs.
      return words || (/^(?:vc_|et_pb_|fusion_|fl_|av_)/.test(name) ? '\n\n' : '');
    }),
    links: [...new Set(links)],
  };
}

/** Words in the attributes of a shortcode that visitors read: the name of a tab or of a folded part, and the caption of a picture before WordPress 3.4. */
function wordsOf(values: ReadonlyMap<string, string>): string {
  const [title, caption] = [values.get('title') ?? values.get('heading'), values.get('caption')];
  return `${title ? `\n\n<h3>${title}</h3>\n\n` : ''}${caption ? `\n\n<p>${caption}</p>\n\n` : ''}`;
}

/** Comments for what a shortcode includes by numbers. */
function referencesOf(name: string, values: ReadonlyMap<string, string>): string {
  const id = Number(values.get('id'));
  if (tables.has(name) && id > 0) return `<!--include:table:${id}-->`;
  const ids = (foreignGallery.test(name) ? [] : attachmentKeys).flatMap((key) => {
    const value = values.get(key) ?? '';
    return /^[\d\s,]+$/.test(value) ? value.split(',').map(Number).filter(Boolean) : [];
  });
  if (ids.length > 0) return ids.map((each) => `<!--include:attachment:${each}-->`).join('');
  return ownGalleries.has(name) ? `<!--include:attached:${id || 0}-->` : '';
}

/** An address, or one that WPBakery has encoded: `url:https%3A%2F%2F…|title:Form`. */
function addressIn(value: string): string[] {
  const [, encodedUrl = ''] = /^url:(https?%3A[^|]*)/i.exec(value) ?? [];
  try {
    const address = encodedUrl === '' ? value : decodeURIComponent(encodedUrl);
    return /^https?:\/\//.test(address) ? [address] : [];
  } catch {
    return [];
  }
}

function labelOf(name: string): string {
  const builder = builders.find(([prefix]) => name.startsWith(prefix));
  return builder ? builder[1] : `[${name}]`;
}

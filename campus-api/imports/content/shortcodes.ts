/** Tags of shortcodes: bounded, so that no text causes backtracking. */
const tag = /\[(\/?)([A-Za-z][\w-]{0,60})((?:\s[^[\]]{0,4000})?)\/?\]/g;
const attributes = /([\w-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

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
const encoded = /\[(vc_raw_html|vc_raw_js)\b[^\]]{0,4000}\][^[]*\[\/\1\]/g;

interface WithoutShortcodes {
  html: string;
  /** Ids of attachments in galleries, and addresses of files in viewers. */
  galleries: number[];
  links: string[];
}

/** Removes shortcodes and leaves their content. Their names are added to `reduced`. Words in brackets remain. */
export function removeShortcodes(html: string, reduced: Set<string>): WithoutShortcodes {
  const galleries: number[] = [];
  const links: string[] = [];
  const closed = new Set([...html.matchAll(/\[\/([A-Za-z][\w-]{0,60})\]/g)].map(([, name = '']) => name));
  const isShortcode = (name: string, rest: string) =>
    closed.has(name) || knownNames.has(name) || /[_-]/.test(name) || /\s[\w-]+=["'”″]/.test(rest);
  const text = html.replace(encoded, (_, name: string) => {
    reduced.add(labelOf(name));
    return '';
  });
  return {
    html: text.replace(tag, (whole, _slash: string, name: string, rest: string) => {
      if (!isShortcode(name, rest)) return whole;
      if (!silent.has(name)) reduced.add(labelOf(name));
      const values = new Map([...rest.matchAll(attributes)].map(([, key = '', a, b, c]) => [key, a ?? b ?? c ?? '']));
      if (name === 'gallery') galleries.push(...(values.get('ids') ?? '').split(',').map(Number).filter(Boolean));
      for (const key of ['url', 'href', 'src', 'file', 'pdf', 'mp3', 'mp4']) {
        const value = values.get(key) ?? '';
        if (/^https?:\/\//.test(value)) links.push(value);
      }
      // Content of page builders begins new paragraphs.
      return /^(?:vc_|et_pb_|fusion_|fl_|av_)/.test(name) ? '\n\n' : '';
    }),
    galleries,
    links: [...new Set(links)],
  };
}

function labelOf(name: string): string {
  const builder = builders.find(([prefix]) => name.startsWith(prefix));
  return builder ? builder[1] : `[${name}]`;
}

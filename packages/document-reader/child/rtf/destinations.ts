/**
 * Uses of the text in a group. `apart`: a text outside the paragraph, such as a footnote; `label`: number or sign of a list item; `either`: two versions of
 * a text, of which only the one in Unicode is read.
 */
export type Destination = 'body' | 'fonts' | 'styles' | 'label' | 'apart' | 'header' | 'footer' | 'either' | 'skipped';

const named: Readonly<Record<string, Destination>> = {
  fonttbl: 'fonts',
  stylesheet: 'styles',
  listtext: 'label',
  pntext: 'label',
  footnote: 'apart',
  shptxt: 'apart',
  upr: 'either',
  header: 'header',
  headerr: 'header',
  headerf: 'header',
  footer: 'footer',
  footerr: 'footer',
  footerf: 'footer',
};

/** Destinations without text for readers: tables of the document, headers of left pages, pictures, fields, copies for old programs. */
const skipped: ReadonlySet<string> = new Set(
  [
    'colortbl info pict object objdata shprslt nonshppict nonesttables fldinst sp datafield xe tc rxe txe',
    'headerl footerl ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn',
    'filetbl listtable listoverridetable revtbl rsidtbl generator userprops annotation atnid atnauthor private',
  ].flatMap((names) => names.split(' ')),
);

/** Optional destinations (`\*`) with text; all others are skipped (RTF 1.9.1, "Destinations"). */
const optional: ReadonlySet<string> = new Set(['shpinst', 'footnote']);

/** The destination that a control word opens; null for a word that opens none. `isOptional`: after `\*`. */
export function destinationOf(name: string, isOptional: boolean, outer: Destination): Destination | null {
  // The version in Unicode.
  if (name === 'ud' && outer === 'either') return 'body';
  const own = named[name] ?? (skipped.has(name) ? 'skipped' : null);
  if (own !== null) return own;
  return isOptional && !optional.has(name) ? 'skipped' : null;
}

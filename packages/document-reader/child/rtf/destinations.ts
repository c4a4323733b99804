/**
 * Uses of the text in a group. `apart`: a text outside the paragraph, such as a footnote; `label`: number or sign of a list item; `either`: two versions of
 * a text, of which only the one in Unicode is read.
 */
export type Destination = 'body' | 'fonts' | 'styles' | 'label' | 'apart' | 'header' | 'footer' | 'either' | 'skipped';

const named: readonly (readonly [Destination, string])[] = [
  ['fonts', 'fonttbl'],
  ['styles', 'stylesheet'],
  ['label', 'listtext pntext'],
  ['apart', 'footnote shptxt'],
  ['either', 'upr'],
  ['header', 'header headerr headerf'],
  ['footer', 'footer footerr footerf'],
  // Destinations without text for readers: tables of the document, headers of left pages, pictures, fields, copies for old programs.
  ['skipped', 'colortbl info pict object objdata shprslt nonshppict nonesttables fldinst sp datafield xe tc rxe txe'],
  ['skipped', 'headerl footerl ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn'],
  [
    'skipped',
    'filetbl listtable listoverridetable revtbl rsidtbl generator userprops annotation atnid atnauthor private',
  ],
];
const byName = new Map(named.flatMap(([destination, names]) => names.split(' ').map((name) => [name, destination])));

/** Optional destinations (`\*`) with text; all others are skipped (RTF 1.9.1, "Destinations"). */
const optional: ReadonlySet<string> = new Set(['shpinst', 'footnote']);

/** The destination that a control word opens; null for a word that opens none. `isOptional`: after `\*`. */
export function destinationOf(name: string, isOptional: boolean, outer: Destination): Destination | null {
  // The version in Unicode.
  if (name === 'ud' && outer === 'either') return 'body';
  const own = byName.get(name);
  if (own !== undefined) return own;
  return isOptional && !optional.has(name) ? 'skipped' : null;
}

/** Control and format characters, including bidirectional controls. Joiners are ordinary within Devanagari words; line breaks and tabs are blanks. */
const INVISIBLE = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Removes invisible characters, which can disguise a name or hide a word from a search. @throws TypeError for another value than a text */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Signs of Symbol and Wingdings, which text programs store as private characters; all others of these fonts have none. */
const symbols: Readonly<Record<string, string>> = {
  '\uf028': '☎',
  '\uf02a': '✉',
  '\uf0b0': '°',
  '\uf0b1': '±',
  '\uf0b3': '≥',
  '\uf0a3': '≤',
  '\uf0b4': '×',
  '\uf0e0': '→',
  '\uf0ae': '→',
  '\uf0fc': '✓',
};
const PRIVATE = /[\uf000-\uf0ff]/g;
const PRIVATE_BULLET = /^([^\S\r\n\u2028\u2029]*)[\uf000-\uf0ff]+[^\S\r\n\u2028\u2029]*(?=\S)/gm;
/** Joiners that shape neither a word in Devanagari nor an emoji. */
const STRAY_JOINER =
  /(^|(?!\ufe0f)[^\p{Script=Devanagari}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200c|\u200d)+/gu;

/** A text of a person or a text program without soft hyphens, zero-width characters and characters of symbol fonts; bullets of these begin with `•`. @throws TypeError for another value than a text */
export function cleanText(text: string): string {
  const lines = text.normalize('NFC').replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
  const visible = removeInvisible(lines.replace(STRAY_JOINER, '$1')).replaceAll('\ufffc', '');
  return visible.replace(PRIVATE_BULLET, '$1• ').replace(PRIVATE, (sign) => symbols[sign] ?? '•');
}

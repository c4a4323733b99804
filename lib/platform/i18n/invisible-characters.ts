/** Control and format characters, including bidirectional controls. Joiners are ordinary within Devanagari words; line breaks and tabs are blanks. */
const INVISIBLE = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Removes invisible characters, which can disguise a name or hide a word from the search. */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

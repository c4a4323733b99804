const NAME = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N} _.()[\]&+@'=~–-]{0,199}$/u;

/** Ordinary within Devanagari words; all other invisible characters are refused, they can disguise a name. */
const JOINERS = /[\u200c\u200d]/gu;

/** Whether a text may name a stored file: a bare name, never a path or an address. */
export function isStoredFileName(name: string): boolean {
  return name.length <= 200 && NAME.test(name.replace(JOINERS, '')) && !name.includes('..');
}

/**
 * What all spellings of a file's name have in common, as file systems and servers may take them for one: letter case,
 * composed or not (NFC, NFD), full width, invisible characters, blanks (`+` may be one), dots at the end.
 */
export function foldFileName(name: string): string {
  const visible = name.normalize('NFKC').replace(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\s+]/gu, '');
  return visible.toUpperCase().toLowerCase().normalize('NFKC').replace(/\.+$/, '');
}

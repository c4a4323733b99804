import { trimEnd } from '#lib/platform/i18n/trim-end.ts';

const NAME = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N} _.()[\]&+@'=~–-]{0,199}$/u;

/** Common within Devanagari words; all other invisible characters are rejected, because they can disguise a name. */
const JOINERS = /[\u200c\u200d]/gu;

/** Whether a text is a valid name of a stored file: never a path or an address. */
export function isStoredFileName(name: string): boolean {
  return name.length <= 200 && NAME.test(name.replace(JOINERS, '')) && !name.includes('..');
}

/** Whether a browser can show a stored file as a picture, by its extension. */
export function isPictureName(name: string): boolean {
  return /\.(avif|gif|jpe?g|png|webp)$/i.test(name);
}

/**
 * Normal form of a file name, for all spellings that file systems and servers may treat as one: letter case, composition
 * (NFC, NFD), full width, invisible characters, blanks (`+` may be one), dots at the end.
 */
export function foldFileName(name: string): string {
  const visible = name.normalize('NFKC').replace(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\s+]/gu, '');
  return trimEnd(visible.toUpperCase().toLowerCase().normalize('NFKC'), /\./);
}

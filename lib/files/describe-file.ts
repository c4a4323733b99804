import type { Locale } from '#content/locale.ts';
import { files } from '#content/messages/files.ts';
import { localizeDigits } from '#lib/i18n/digits.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';

/** The type that a file's name ends in, as people call it: `PDF`, `DOCX`; null for a name without one. */
export function fileType(fileName: string): string | null {
  return /\.([a-z][a-z0-9]{1,4})$/i.exec(fileName)?.[1]?.toUpperCase() ?? null;
}

/** Bytes as `9 KB` or `1.4 MB`, `९ केबी` or `१.४ एमबी` (thousands of bytes, as phones count), at least 1 KB. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return fillIn(files.kilobytes[locale], { size: kilobytes }, locale);
  return fillIn(files.megabytes[locale], { size: localizeDigits((bytes / 1_000_000).toFixed(1), locale) }, locale);
}

/** What is known of a file, such as `PDF, 312 KB` or `PDF, empty`; empty when nothing is. */
export function describeFile(fileName: string, bytes: number | null, locale: Locale): string {
  const size = bytes === 0 ? files.empty[locale] : bytes !== null && formatFileSize(bytes, locale);
  const facts = [fileType(fileName), size];
  return facts.filter(Boolean).join(', ');
}

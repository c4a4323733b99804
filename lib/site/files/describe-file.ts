import type { Locale } from '#content/locale.ts';
import { files } from '#content/messages/documents.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

/** File type by the extension, in capitals: `PDF`, `DOCX`; null for a name without extension. */
export function fileType(fileName: string): string | null {
  return /\.([a-z][a-z0-9]{1,4})$/i.exec(fileName)?.[1]?.toUpperCase() ?? null;
}

/** Formats bytes as `9 KB` or `1.4 MB`, `९ केबी` or `१.४ एमबी` (thousands of bytes, as phones count), at least 1 KB. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return fillIn(files.kilobytes[locale], { size: kilobytes }, locale);
  return fillIn(files.megabytes[locale], { size: localizeDigits((bytes / 1_000_000).toFixed(1), locale) }, locale);
}

/** Type and size of a file, such as `PDF, 312 KB` or `PDF, empty`; empty when neither is known. */
export function describeFile(fileName: string, bytes: number | null, locale: Locale): string {
  const size = bytes === 0 ? files.empty[locale] : bytes !== null && formatFileSize(bytes, locale);
  const facts = [fileType(fileName), size];
  return facts.filter(Boolean).join(', ');
}

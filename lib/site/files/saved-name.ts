import { beginningOf } from '#lib/platform/i18n/clip.ts';

const MAX_LENGTH = 150;

// Control characters; direction marks, which can make an .exe look like a .pdf; and characters with a meaning in paths.
const UNSAFE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]+/gu;

/** File name for saving: the requested one without unsafe characters, with the extension of the stored file. */
export function savedName(requested: string | null, fileName: string): string {
  const clean = (requested ?? '')
    .toWellFormed()
    .replace(UNSAFE, ' ')
    .replace(/^[\s.]+/, '')
    .trimEnd();
  if (!clean) return fileName;
  const extension = /\.[a-z0-9]{1,5}$/i.exec(fileName)?.[0] ?? '';
  const hasExtension = clean.toLowerCase().endsWith(extension.toLowerCase());
  const stem = hasExtension && extension ? clean.slice(0, -extension.length) : clean;
  return `${beginningOf(stem, MAX_LENGTH).trimEnd()}${extension}`;
}

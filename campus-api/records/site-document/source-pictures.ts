import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { mapTexts } from '#lib/platform/i18n/texts-in.ts';

/** A picture below `public`, of a kind that may be stored. */
const picture = /^\/(?:pictures|logos)\/[\w-]+\.(?:webp|jpe?g|png|avif)$/;

/**
 * The document with pictures of a fork as stored files. Pictures of the product keep their addresses. A file is stored under the same name
 * each time.
 */
export function takeOverPictures(content: unknown, publicFolder: string): { content: unknown; newFiles: NewFile[] } {
  const newFiles: NewFile[] = [];
  const changed = mapTexts(content, (text, field) => {
    const path = join(publicFolder, text);
    if (field !== 'src' || !picture.test(text) || !existsSync(path)) return text;
    const bytes = readFileSync(path);
    const own = join('public', text);
    if (existsSync(own) && readFileSync(own).equals(bytes)) return text;
    const stored = `site-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}-${basename(text).toLowerCase()}`;
    newFiles.push({ stored, content: { path } });
    return `/files/${stored}`;
  });
  return { content: changed, newFiles };
}

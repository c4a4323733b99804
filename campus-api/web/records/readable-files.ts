import { join } from 'node:path';
import type { ReadableFile } from '../view/readable-part.ts';
import { attachedFiles } from './attached-files.ts';
import type { SentForm } from './sent-form.ts';

/** The files of a form with their paths on the disk, for the preview. */
export function readableFiles({ services, draft, before }: SentForm): ReadableFile[] {
  return attachedFiles(draft, before)
    .filter(({ isDropped }) => !isDropped)
    .map(({ key, label, added, texts }) => ({
      key,
      name: label,
      path: added ? services.drafts.pathOf(draft.id, added) : join(services.filesFolder, key),
      texts,
    }));
}

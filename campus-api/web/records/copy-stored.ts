import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newId } from '#campus-api/accounts/sessions.ts';
import { backupFolderOf } from '#campus-api/changes/leftover-files.ts';
import { linkOrCopy } from '#campus-api/files/link-file.ts';
import type { DraftFile } from '../drafts/drafts.ts';
import { safeName } from '../drafts/uploads.ts';
import type { AdminServices } from '../requests/services.ts';

/** Copies a stored file, also one that is no longer public, into its own folder of a draft; null if it was deleted permanently. */
export function copyStored(
  { drafts, filesFolder }: Pick<AdminServices, 'drafts' | 'filesFolder'>,
  draftId: string,
  { stored, original }: { stored: string; original: string },
): DraftFile | null {
  const source = [filesFolder, backupFolderOf(filesFolder)].map((folder) => join(folder, stored)).find(existsSync);
  if (source === undefined) return null;
  const file: DraftFile = { key: newId().slice(0, 12), name: safeName(original), size: statSync(source).size };
  const path = drafts.pathOf(draftId, file);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  linkOrCopy(source, path);
  return file;
}

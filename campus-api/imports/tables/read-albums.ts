import { type Dirent, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Remark } from '#campus-api/imports/plan/remarks.ts';
import { issueMessages } from '#campus-api/validation/issue-messages.ts';
import type { Localized } from '#content/locale.ts';
import { isSystemFile } from './table-files.ts';

/** A folder of pictures, which becomes an album; `files` are paths in the order of their names. */
export interface AlbumFolder {
  name: string;
  files: string[];
}

/** The folders in a folder; `remarks` are about everything else in it. */
export interface AlbumFolders {
  /** The name of the folder of folders. */
  name: string;
  folders: AlbumFolder[];
  remarks: Remark[];
}

const outOfFolder = issueMessages['import-file-outside'];
const reasons = {
  outside: { en: 'it is not in the folder of an album', ne: 'एल्बमको फोल्डरभित्र छैन' },
  nested: {
    en: 'it is within the folder of an album; move it out to make it an album',
    ne: 'एल्बमको फोल्डरभित्र छ; छुट्टै एल्बम बनाउन बाहिर सार्नुहोस्',
  },
  empty: { en: 'it has no files', ne: 'भित्र फाइल छैन' },
} as const satisfies Record<string, Localized>;

const collator = new Intl.Collator('en', { numeric: true });

/** Reads the folders of a folder, each an album, before they are planned. Links are not followed. */
export function readAlbumFolders(folder: string): AlbumFolders {
  const name = basename(resolve(folder)).normalize('NFC');
  const remarks: Remark[] = [];
  const folders = entriesOf(folder).flatMap((entry): AlbumFolder[] => {
    const leaveOut = (reason: Localized) =>
      void remarks.push({ code: 'folder-left-out', values: { folder: entry.name, reason } });
    if (entry.isDirectory()) {
      const inner = entriesOf(join(folder, entry.name));
      const files = inner.filter((file) => file.isFile());
      for (const other of inner)
        if (!other.isFile()) {
          const reason = other.isDirectory() ? reasons.nested : outOfFolder;
          remarks.push({ code: 'folder-left-out', values: { folder: `${entry.name}/${other.name}`, reason } });
        }
      if (files.length > 0)
        return [{ name: entry.name.normalize('NFC'), files: files.map((file) => join(folder, entry.name, file.name)) }];
      leaveOut(reasons.empty);
    } else if (entry.isFile()) {
      remarks.push({ code: 'file-left-out', values: { file: entry.name, title: name, reason: reasons.outside } });
    } else leaveOut(outOfFolder);
    return [];
  });
  return { name, folders, remarks };
}

const entriesOf = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !isSystemFile(entry.name))
    .sort((a, b) => collator.compare(a.name, b.name));

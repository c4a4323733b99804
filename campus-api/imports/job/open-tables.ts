import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_FILE_BYTES } from '#campus-api/files/check-file.ts';
import { planAlbums } from '#campus-api/imports/tables/plan-albums.ts';
import { planTable } from '#campus-api/imports/tables/plan-table.ts';
import { readAlbumFolders } from '#campus-api/imports/tables/read-albums.ts';
import { readImportTable } from '#campus-api/imports/tables/read-import-table.ts';
import type { TableKind } from '#campus-api/imports/tables/table-columns.ts';
import { folderFiles, noFiles } from '#campus-api/imports/tables/table-files.ts';
import { unpackArchives } from '#packages/site-import/files/index.ts';
import type { OpenedSource, SourceJob } from './opened-source.ts';

/** The folder of unpacked files; a second import recognises albums by this name. */
const UNPACKED = 'albums';

/** Reads a table of notices or publications, with the files of ZIP archives. @throws SiteImportError, RefusedError, TableError */
export async function openTable(
  kind: TableKind,
  { files: [file], archives, folder, choices, onProgress }: SourceJob,
): Promise<OpenedSource> {
  if (file === undefined) throw new Error('An import of a table has a file');
  const table = await readImportTable(kind, file, choices.table);
  const unpacked = join(folder, UNPACKED);
  if (archives.length > 0) await unpackArchives(archives, unpacked, { maxBytes: MAX_FILE_BYTES, onProgress });
  const files = archives.length > 0 ? folderFiles(unpacked) : noFiles;
  return {
    site: '',
    proposal: null,
    columns: table.openHeadings,
    plan: (database) => planTable(database, table, files),
    release: () => void table.rows.splice(0),
  };
}

/** Reads ZIP archives of folders of pictures, each an album. @throws SiteImportError */
export async function openAlbums({ archives, folder, onProgress }: SourceJob): Promise<OpenedSource> {
  const unpacked = join(folder, UNPACKED);
  await unpackArchives(archives, unpacked, { maxBytes: MAX_FILE_BYTES, onProgress });
  const folders = { ...readAlbumFolders(folderOfAlbums(unpacked)), name: UNPACKED };
  return {
    site: '',
    proposal: null,
    plan: (database) => planAlbums(database, folders),
    release: () => undefined,
  };
}

/** Archives often have one folder around those of the albums. */
function folderOfAlbums(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true });
  const [only] = entries;
  if (entries.length !== 1 || !only?.isDirectory()) return folder;
  const inner = join(folder, only.name);
  return readdirSync(inner, { withFileTypes: true }).some((entry) => entry.isDirectory()) ? inner : folder;
}

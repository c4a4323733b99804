import 'server-only';
import type { Attachment } from '#lib/site/campus-client/types.ts';
import { contents, readContent } from '#lib/site/content-cache/contents.ts';
import { isWithheld } from '#lib/site/content-cache/files/withheld-files.ts';
import type { DataTable } from '#lib/site/documents/tables/data-table.ts';
import { findTables } from '#lib/site/documents/tables/find-tables.ts';
import { documentPath, noticePath, publicationPath } from '#lib/site/notices/addresses.ts';
import { noticesByPath } from '#lib/site/notices/read-notices.ts';

/** A table of a document, with its file and the record that has it attached. Paths have no language. */
export interface TableOfDocument {
  readonly table: DataTable;
  /** The name of the file, and the path of its page. */
  readonly name: string;
  readonly path: string;
}

const ADDRESS = /^\/(notice\/item|publication)\/([^/]+)\/file\/(\d{1,2})\/table\/(\d{1,2})(?:\.\w+)?$/;

interface Owner {
  readonly attachments: readonly Attachment[];
  readonly filesPath: string;
}

/** The notice or publication of a table. It reads no cached functions, as fragments are made outside the framework. */
async function findOwner(kind: string, id: string): Promise<Owner | null> {
  if (kind === 'publication') {
    const publication = (await readContent(contents.publications)).find((each) => each.id === id);
    if (!publication) return null;
    return { attachments: publication.attachments, filesPath: publicationPath(id) };
  }
  const path = noticePath(id);
  const notice = (await noticesByPath('all')).get(path);
  return notice ? { attachments: notice.attachments, filesPath: path } : null;
}

/** The table at an address, without or with the extension of a format; null for none, and for a withheld file. @throws CampusApiError */
export async function findTable(address: string): Promise<TableOfDocument | null> {
  const [, kind = '', id = '', position = '', number = ''] = ADDRESS.exec(address) ?? [];
  const owner = kind === '' ? null : await findOwner(kind, id);
  const file = owner?.attachments[Number(position) - 1];
  if (!owner || !file || (await isWithheld(file.fileName))) return null;
  const table = (await findTables(file))?.[Number(number) - 1];
  return table ? { table, name: file.downloadName, path: documentPath(owner.filesPath, Number(position)) } : null;
}

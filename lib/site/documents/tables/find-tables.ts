import 'server-only';
import { LruCache } from '#lib/platform/runtime/bounded-map.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import type { Attachment } from '#lib/site/campus-client/types.ts';
import { withCorrections } from '../corrections.ts';
import { findRecord, findText } from '../document-store.ts';
import type { DataTable } from './data-table.ts';
import { dataTables } from './data-tables.ts';

/** Enough for the results of a term: 5,000 rows take 2 MB. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Bytes of a cell and of a row besides the text. */
const OVERHEAD = { cell: 16, row: 80 };

const cache = () => processSingleton('document-tables', () => new LruCache<readonly DataTable[]>(MAX_BYTES));

function bytesOf(tables: readonly DataTable[]): number {
  let bytes = 0;
  for (const { cells } of tables.flatMap(({ rows }) => rows)) {
    bytes += OVERHEAD.row;
    for (const cell of cells) bytes += OVERHEAD.cell + 2 * cell.length;
  }
  return bytes;
}

/** The tables with numbers of an attachment as its page shows it, cached by its text; null where that is not stored. */
export async function findTables({ fileName, texts }: Attachment): Promise<readonly DataTable[] | null> {
  const content = (await findRecord(fileName))?.content;
  if (!content || !('digest' in content)) return null;
  const { digest, waiting = 0 } = content;
  // Recognised and corrected pages change the text of the same file.
  const key = JSON.stringify([digest, waiting, texts]);
  const existing = cache().get(key);
  if (existing) return existing;
  const stored = await findText(digest);
  const text = stored && withCorrections(stored, { texts });
  if (!text || text.isScan) return null;
  const tables = dataTables(text);
  cache().set(key, tables, bytesOf(tables));
  return tables;
}

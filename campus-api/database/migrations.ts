import { adminTables } from './baseline/admin.ts';
import { changeTables } from './baseline/changes.ts';
import { recordTables } from './baseline/records.ts';
import { siteContentTables } from './baseline/site-content.ts';

const baseline = [recordTables, siteContentTables, changeTables, adminTables].join('\n');

/** Migrations in order: the first one brings an empty database to version 1. The SQL of a released one is never edited. */
export const migrations: readonly string[] = [baseline];

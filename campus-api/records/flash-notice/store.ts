import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { insertRows } from '#campus-api/database/insert.ts';
import { columnsOf, rowOf, shapeOf } from '#campus-api/model/fields.ts';
import { type FlashNoticeListItem, flashNoticeFields, type flashNoticeRecord } from './flash-notice.ts';

const flashRows = z.array(
  z.object({ id: z.number(), ...shapeOf(flashNoticeFields), publicNoticeId: z.number().nullable() }),
);

export interface FlashNoticeStore {
  /** All flash notices, newest first. */
  all(): FlashNoticeListItem[];
}

export function createFlashNoticeStore(database: DatabaseSync, { isPublic = false } = {}): FlashNoticeStore {
  const all = database.prepare(
    `SELECT id, ${columnsOf(flashNoticeFields)},
       (SELECT id FROM public_notices WHERE public_notices.id = notice_id) AS publicNoticeId
     FROM ${isPublic ? 'public_flash_notices' : 'flash_notices'} ORDER BY created_date DESC, id DESC`,
  );
  return { all: () => flashRows.parse(all.all()) };
}

export function insertFlashNotices(database: DatabaseSync, notices: z.input<typeof flashNoticeRecord>[]): void {
  insertRows(
    database,
    'flash_notices',
    notices.map((notice) => rowOf(flashNoticeFields, notice)),
  );
}

import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { nepaliTexts } from '#campus-api/database/rows.ts';
import { rowReader, selectFields, shapeOf } from '#campus-api/model/fields.ts';
import { committeesOfPages, type PeoplePath } from '#content/people-pages.ts';
import { committeeFields } from './committee.ts';

const committeeRows = z.array(z.object({ id: z.number(), ...shapeOf(committeeFields), nepali: nepaliTexts }));

/** A committee with the address of its page on the site; null for none. */
export type ListedCommittee = z.infer<typeof committeeRows>[number];

/** The pages of the committees that the site requests by their ids (specification, section 7). */
const fixedPages: ReadonlyMap<number, PeoplePath> = new Map(
  committeesOfPages.flatMap(({ path, ids }) => ids.map((id) => [Number(id), path] as const)),
);

export interface CommitteeStore {
  /** All committees in their order. */
  all(): ListedCommittee[];
  /** The committees that have a page, in their order. */
  ofPages(): { id: number; page: string }[];
}

export function createCommitteeStore(database: DatabaseSync): CommitteeStore {
  const select = database.prepare(
    `SELECT id, ${selectFields(committeeFields)} FROM committees ORDER BY coalesce(position, id), id`,
  );
  const all = () =>
    committeeRows
      .parse(select.all().map(rowReader(committeeFields)))
      .map((row) => ({ ...row, page: fixedPages.get(row.id) ?? row.page }));
  return {
    all,
    ofPages: () => all().flatMap(({ id, page }) => (page === null ? [] : [{ id, page }])),
  };
}

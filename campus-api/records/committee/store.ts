import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { committeesOfPages, type PeoplePath, peoplePages, peoplePaths } from '#content/people-pages.ts';

const committeeRows = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    nameNe: z.string().nullable(),
    page: z.string().nullable(),
  }),
);

/** A committee with the address of its page on the site; null for none. */
export type ListedCommittee = z.infer<typeof committeeRows>[number];

/** The pages of the committees that the site requests by their ids (specification, section 7). */
const fixedPages: ReadonlyMap<number, PeoplePath> = new Map(
  committeesOfPages.flatMap(({ path, ids }) => ids.map((id) => [Number(id), path] as const)),
);

/** Pages that can show an added committee: those of committees and of the structure. */
export const pagesOfCommittees: readonly PeoplePath[] = peoplePaths.filter(
  (path) => !('staff' in peoplePages[path].people),
);

export interface CommitteeStore {
  /** All committees in their order. */
  all(): ListedCommittee[];
  /** The committees that have a page, in their order. */
  ofPages(): { id: number; page: string }[];
}

export function createCommitteeStore(database: DatabaseSync): CommitteeStore {
  const select = database.prepare(
    'SELECT id, name, name_ne AS nameNe, page FROM committees ORDER BY coalesce(position, id), id',
  );
  const all = () =>
    committeeRows.parse(select.all()).map((row) => ({ ...row, page: fixedPages.get(row.id) ?? row.page }));
  return {
    all,
    ofPages: () => all().flatMap(({ id, page }) => (page === null ? [] : [{ id, page }])),
  };
}

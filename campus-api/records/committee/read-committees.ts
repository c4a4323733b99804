import type { DatabaseSync } from 'node:sqlite';
import { committeesOfPages, type PeoplePath } from '#content/people-pages.ts';
import { committeeTable, type StructureSeat } from './committee.ts';

/** Committees that the site requests by their ids (specification, section 7), and the page of each. */
export const committeePages: ReadonlyMap<number, CommitteePage> = new Map([
  [1, 'chief'],
  ...[9, 14, 15, 16, 17, 22, 25].map((id) => [id, 'teachers'] as const),
  ...[12, 13, 18, 19, 20, 21].map((id) => [id, 'employees'] as const),
]);
export type CommitteePage = 'chief' | 'teachers' | 'employees';

/** The addresses of their pages. */
const fixedPages: ReadonlyMap<number, PeoplePath> = new Map(
  committeesOfPages.flatMap(({ path, ids }) => ids.map((id) => [Number(id), path] as const)),
);

/** A committee with its seats in the order of display, and the address of its page; null for none. */
export interface SeatedCommittee {
  id: number;
  name: string;
  page: string | null;
  nepali: Partial<Record<string, string>>;
  seats: StructureSeat[];
}

type Stored = ReturnType<ReturnType<typeof committeeTable.open>['all']>[number];

const seated = ({ nepali = {}, ...committee }: Stored): SeatedCommittee => ({
  ...committee,
  nepali,
  page: fixedPages.get(committee.id) ?? committee.page,
});

/** All committees in their order. */
export const readCommittees = (database: DatabaseSync): SeatedCommittee[] =>
  committeeTable.open(database).all().map(seated);

/** A committee, with blank values instead of wrong ones; null for an unknown id. */
export function findCommittee(database: DatabaseSync, id: number): SeatedCommittee | null {
  const store = committeeTable.open(database);
  const committee = store.find(id) ?? store.mended(id, { name: '', page: null, seats: [] });
  return committee && seated(committee);
}

export interface CommitteeStore {
  /** The committees that have a page, in their order. */
  ofPages(): { id: number; page: string }[];
}

export const createCommitteeStore = (database: DatabaseSync): CommitteeStore => ({
  ofPages: () => readCommittees(database).flatMap(({ id, page }) => (page === null ? [] : [{ id, page }])),
});

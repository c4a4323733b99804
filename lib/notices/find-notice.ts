import 'server-only';
import { cache } from 'react';
import { type Department, departments } from '#content/routes.ts';
import { attempt } from '#lib/content-store/attempt.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { isDepartment } from './addresses.ts';
import { findInNotices, listNotices } from './read-notices.ts';

/** A notice with what stands around it. `departments`: in whose lists it is; a list that can't be had names none. */
export interface NoticeInPlace {
  notice: Notice;
  departments: Department[];
  newer: Notice | null;
  older: Notice | null;
}

const named = Object.keys(departments)
  .filter(isDepartment)
  .filter((department) => department !== 'all');

/** Null for an id that no notice has; looked for once in a rendering. @throws CampusApiError */
export const findNotice = cache(async (id: string): Promise<NoticeInPlace | null> => {
  const place = await findInNotices('all', (notices) => placeIn(notices, id));
  if (!place) return null;
  const lists = await Promise.all(named.map((department) => attempt(() => listNotices(department))));
  const isIn = (_: Department, index: number) => {
    const list = lists[index];
    return list?.ok === true && list.value.some((other) => other.id === id);
  };
  return { ...place, departments: named.filter(isIn) };
});

function placeIn(notices: readonly Notice[], id: string): Omit<NoticeInPlace, 'departments'> | null {
  const at = notices.findIndex((notice) => notice.id === id);
  const notice = notices[at];
  return notice ? { notice, newer: notices[at - 1] ?? null, older: notices[at + 1] ?? null } : null;
}

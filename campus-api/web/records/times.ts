import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import {
  checkTimes,
  isTimed,
  type Times,
  timedTables,
  timeFields,
  type Visibility,
  visibilityOf,
  visibilityStates,
} from '#campus-api/model/times.ts';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import { nepalTime, readMoment } from '#campus-api/validation/read-time.ts';
import type { Locale } from '#content/locale.ts';
import type { AdminServices } from '../requests/services.ts';
import type { View } from '../view/layout.ts';
import { adminMessagesIn } from '../view/messages.ts';
import type { ListAction, ListChoice } from './listing.ts';
import type { RecordType } from './record-type.ts';

/** Whether visitors see a record: by the rule of its type, or by its times; null for one with times if there is none of that id. */
export function visibilityOfRecord(
  services: AdminServices,
  { name, isFixed, visibility }: RecordType,
  id: number,
): Visibility | null {
  if (visibility) return visibility(services, id);
  if (!isTimed(name) || isFixed) return { state: 'public' };
  const times = readTimes(services.database, timedTables[name], id);
  return times && visibilityOf(times);
}

/** The filter of a list by what visitors see. */
export function stateFilter({ messages: { times } }: View): ListChoice {
  return { name: 'state', label: times.state, options: visibilityStates.map((name) => [name, times[name]] as const) };
}

/** The actions that publish or withdraw several records at a time, or at once. */
export function timeActions(kind: string): readonly ListAction[] {
  if (!isTimed(kind)) return [];
  const table = timedTables[kind];
  const label = (name: 'publishChosen' | 'withdrawChosen') => (language: Locale) =>
    adminMessagesIn(language).times[name];
  const write =
    (change: (times: Times, text: string, issues: Issues) => Times): ListAction['write'] =>
    (campus, ids, text) =>
      changeTimes(campus, table, ids, (times, issues) => change(times, text, issues));
  return [
    {
      name: 'publishAt',
      moment: timeFields.publishAt.entry,
      label: label('publishChosen'),
      // Published now, a record that was withdrawn is public again.
      write: write((times, text, issues) => {
        const publishAt = readMoment(issues, 'publishAt', text);
        const isOver = visibilityOf(times).state === 'withdrawn';
        return { publishAt, withdrawAt: isOver ? null : times.withdrawAt };
      }),
      result: 'changed',
      yes: 'publish',
    },
    {
      name: 'withdrawAt',
      moment: timeFields.withdrawAt.entry,
      label: label('withdrawChosen'),
      write: write((times, text, issues) => ({
        publishAt: times.publishAt,
        withdrawAt: timeFields.withdrawAt.entry.read(issues, text) ?? nepalTime(new Date()),
      })),
      result: 'changed',
      yes: 'withdraw',
    },
  ];
}

/** Sets the times of several records in one change. @throws RefusedError, NeedsConfirmationError */
function changeTimes(
  campus: Campus,
  table: (typeof timedTables)[keyof typeof timedTables],
  ids: readonly number[],
  change: (times: Times, issues: Issues) => Times,
): ChangeResult<number[]> {
  const { database } = campus;
  return changeCampus(campus, { action: 'edit' }, (issues) =>
    ids.map((id) => {
      const own = new Issues();
      const before = readTimes(database, table, id) ?? refuseField('id', 'not-there', { what: table, value: id });
      const times = change(before, own);
      checkTimes(own, times);
      // One message for all records.
      for (const issue of own.list) if (issues.list.every(({ code }) => code !== issue.code)) issues.list.push(issue);
      database
        .prepare(`UPDATE ${table} SET publish_at = ?, withdraw_at = ? WHERE id = ?`)
        .run(times.publishAt ?? null, times.withdrawAt ?? null, id);
      return id;
    }),
  );
}

function readTimes(database: DatabaseSync, table: string, id: number): Times | null {
  const row = database
    .prepare(`SELECT publish_at AS publishAt, withdraw_at AS withdrawAt FROM ${table} WHERE id = ?`)
    .get(id);
  if (row === undefined) return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { publishAt: text(row.publishAt), withdrawAt: text(row.withdrawAt) };
}

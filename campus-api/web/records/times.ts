import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import type { ChangeAction } from '#campus-api/changes/change-log.ts';
import {
  checkTimes,
  isTimed,
  type TimedKind,
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
import type { RecordType, TimesChange } from './record-type.ts';

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

/** Whether the text of a moment is that of an empty one. */
const isNow = (at: string) => at === 'none';

/** The actions that publish or withdraw several records at a time, or at once. */
export function timeActions({ name, isFixed, setTimes: own }: RecordType): readonly ListAction[] {
  if (!isTimed(name) || isFixed) return [];
  const setTimes = own ?? ((campus, ...change) => setColumns(campus, timedTables[name], ...change));
  const label = (text: 'publishChosen' | 'withdrawChosen') => (language: Locale) =>
    adminMessagesIn(language).times[text];
  const write =
    (action: ChangeAction, change: (times: Times, text: string, issues: Issues) => Times): ListAction['write'] =>
    (campus, ids, text) =>
      setTimes(campus, ids, isNow(text) ? action : 'edit', (times, issues) => {
        const own = new Issues();
        const changed = change(times, text, own);
        // A record that is withdrawn before its publication may be published later.
        if (action !== 'withdraw' || !isNow(text)) checkTimes(own, changed);
        // One message for all records.
        for (const issue of own.list) if (issues.list.every(({ code }) => code !== issue.code)) issues.list.push(issue);
        return changed;
      });
  return [
    {
      name: 'publishAt',
      moment: timeFields.publishAt.entry,
      label: label('publishChosen'),
      // Published now, a record that was withdrawn is public again.
      write: write('publish', (times, text, issues) => {
        const publishAt = readMoment(issues, 'publishAt', text);
        const isOver = visibilityOf(times).state === 'withdrawn';
        return { publishAt, withdrawAt: isOver ? null : times.withdrawAt };
      }),
      result: (at) => (isNow(at) ? 'republished' : 'planned'),
      yes: 'publish',
    },
    {
      name: 'withdrawAt',
      moment: timeFields.withdrawAt.entry,
      label: label('withdrawChosen'),
      // A record that was withdrawn stays so.
      write: write('withdraw', (times, text, issues) => {
        const withdrawAt = timeFields.withdrawAt.entry.read(issues, text) ?? nepalTime(new Date());
        return visibilityOf(times).state === 'withdrawn' ? times : { ...times, withdrawAt };
      }),
      result: (at) => (isNow(at) ? 'withdrawn' : 'planned'),
      yes: 'withdraw',
    },
  ];
}

/** Sets the times of several records in one change. @throws RefusedError, NeedsConfirmationError */
function setColumns(
  campus: Campus,
  table: (typeof timedTables)[TimedKind],
  ids: readonly number[],
  action: ChangeAction,
  change: TimesChange,
): ChangeResult<number[]> {
  const { database } = campus;
  return changeCampus(campus, { action }, (issues) =>
    ids.map((id) => {
      const before = readTimes(database, table, id) ?? refuseField('id', 'not-there', { what: table, value: id });
      const times = change(before, issues);
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '#lib/platform/runtime/write-atomically.ts';

/** Conditions that `site watch` reports, in the order of their lists: the most urgent first. */
export const conditionNames = [
  'site',
  'unit',
  'backupFailed',
  'backupLate',
  'campusApi',
  'disk',
  'certificate',
  'documents',
  'loginAdmin',
  'loginQaa',
  'mail',
  'channels',
  'update',
] as const;
export type ConditionName = (typeof conditionNames)[number];

const time = z.int().min(0);

/** A condition since a time in epoch milliseconds. */
const conditionSchema = z.object({
  name: z.enum(conditionNames),
  since: time,
  /** Placeholders of its texts. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Version of the condition: with another one it is reported again. */
  mark: z.string(),
  /** Time since which it has not been observed; it is over after a while. */
  absentSince: time.nullable(),
});
export type Condition = z.infer<typeof conditionSchema>;

/** A message until the mail server has accepted it. */
const messageSchema = z.object({ id: z.string(), subject: z.string(), text: z.string(), at: time });
export type WaitingMessage = z.infer<typeof messageSchema>;

const stateSchema = z.object({
  /** The end of the last run. */
  examinedAt: time,
  /** The first run, from which a missing back-up is counted. */
  startedAt: time,
  /** By key: the name, for units also the name of the unit. */
  conditions: z.record(z.string(), conditionSchema),
  /** Values that become conditions when they last: since when each has been the same. */
  lasting: z.record(z.string(), z.object({ value: z.string(), since: time })),
  /** References of new letters that have been reported. */
  letters: z.array(z.string()),
  digest: z.object({
    /** The last days with a daily mail. */
    days: z.array(z.string()),
    visits: z.int().nullable(),
  }),
  /** The newest release in `UPDATE_FEED`. */
  release: z.object({ readAt: time, version: z.string(), url: z.string() }).nullable(),
  outbox: z.array(messageSchema),
  /** Messages that were dropped because too many waited. */
  dropped: z.int(),
});
export type WatchState = z.infer<typeof stateSchema>;

export const watchFolder = (dataDir: string) => join(dataDir, 'watch');
const fileIn = (dataDir: string) => join(watchFolder(dataDir), 'state.json');

/** The state after the last run of `site watch`; null if it has never run, or for a damaged file. */
export function readWatchState(dataDir: string): WatchState | null {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** @throws errors of the file system; the previous state stays */
export function writeWatchState(dataDir: string, state: WatchState): Promise<void> {
  return writeAtomically(fileIn(dataDir), `${JSON.stringify(state)}\n`);
}

/** Present conditions, the most urgent first. */
export function presentConditions({ conditions }: Pick<WatchState, 'conditions'>): Condition[] {
  return Object.values(conditions)
    .filter(({ absentSince }) => absentSince === null)
    .sort((a, b) => conditionNames.indexOf(a.name) - conditionNames.indexOf(b.name));
}

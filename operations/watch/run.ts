import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readUnreadEnquiries } from '#campus-api/campus/unread-enquiries.ts';
import { takeLock } from '#campus-api/changes/admin-lock.ts';
import { systemErrorCode } from '#campus-api/validation/setup-error.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { readEventTime } from '#lib/platform/watch/event-times.ts';
import { readWatchState, type WatchState, watchFolder, writeWatchState } from '#lib/platform/watch/watch-state.ts';
import { formatTime, nepalDate } from '#packages/nepali/calendar/index.ts';
import { clearNotedUnits } from './failed-units.ts';
import type { MailOptions, News } from './mails.ts';
import { type Examination, observe } from './observe.ts';
import { addToOutbox, sendOutbox } from './outbox.ts';
import type { Probes } from './probes.ts';
import { type Change, updateConditions } from './transitions.ts';

/** Whether the hour of the daily mail has come on a day without one. */
function isDigestDue({ digest }: Pick<WatchState, 'digest'>, hour: number, now: Date): boolean {
  return Number(formatTime(now, 'en').slice(0, 2)) >= hour && !digest.days.includes(nepalDate(now));
}

/** Another run lasts at most this long. */
const LOCK_TIMEOUT_MS = 120_000;

export interface WatchOptions {
  environment: Environment;
  adminUrl: string | null;
  /** Pattern of systemd for the names of the units of this campus; null for none. */
  unitPattern?: string | null;
  probes: Probes;
  /** Prints a line of the log. */
  log: (line: string) => void;
  clock?: () => number;
}

export const emptyState = (now: number): WatchState => ({
  examinedAt: now,
  startedAt: now,
  conditions: {},
  lasting: {},
  letters: [],
  digest: { days: [], visits: null },
  release: null,
  outbox: [],
  dropped: 0,
});

/**
 * Examines the site, records its conditions, and sends the news. The state is written before a message is sent, and after each one: a killed run
 * sends at most its last message again, with the same id. @returns whether the state could be written
 */
export async function watchOnce(options: WatchOptions): Promise<boolean> {
  const { environment, log } = options;
  const folder = watchFolder(environment.dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const release = takeLock(join(folder, 'lock'), LOCK_TIMEOUT_MS);
    if (release === null) {
      log('another run has not ended yet');
      return true;
    }
    try {
      await run(options);
      return true;
    } finally {
      release();
    }
  } catch (error) {
    if (systemErrorCode(error) === null) throw error;
    log(`the state cannot be written to ${folder}, nothing is sent: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

async function run(options: WatchOptions): Promise<void> {
  const { environment, probes, unitPattern = null, log, clock = Date.now } = options;
  const { dataDir, alerts } = environment;
  const now = clock();
  const stored = readWatchState(dataDir);
  if (stored === null && existsSync(join(watchFolder(dataDir), 'state.json')))
    log('the state of earlier runs is damaged: present conditions are reported again');
  const before = stored ?? emptyState(now);
  const examined = await observe(environment, before, { probes, now, unitPattern });
  for (const note of examined.notes) log(note);
  const { state, changes } = await nextState(before, examined, options, now);
  await logChanges(changes, log);
  await writeWatchState(dataDir, state);
  clearNotedUnits(dataDir, examined.units);
  const { state: sent, error } =
    alerts === null ? { state, error: null } : await sendOutbox(state, { alerts, dataDir, send: probes.send, log });
  const { conditions, changes: mailChanges } = updateConditions(
    sent.conditions,
    [{ key: 'mail', name: 'mail', isPresent: error !== null, values: { count: sent.outbox.length } }],
    now,
  );
  await logChanges(mailChanges, log);
  await writeWatchState(dataDir, { ...sent, conditions, examinedAt: clock() });
}

const hasNews = ({ changes, letters }: News) => changes.length + letters.length > 0;

/**
 * The state with the news of this run in its outbox. Texts of mails are loaded only for a mail: most runs have none, and loading takes as long as the
 * rest of the run.
 */
async function nextState(
  before: WatchState,
  { observations, lasting, release, diskShare }: Examination,
  { environment, adminUrl, log }: WatchOptions,
  now: number,
): Promise<{ state: WatchState; changes: Change[] }> {
  const { dataDir, siteUrl, alerts, alertsLanguage, alertsHour, upstreamUrl, siteContentUrl } = environment;
  const { conditions, changes } = updateConditions(before.conditions, observations, now);
  const isEmbedded = upstreamUrl === null;
  const unread = isEmbedded ? readOrNull(() => readUnreadEnquiries(dataDir, new Date(now)), log) : null;
  const letters = (unread ?? []).filter(({ reference }) => !before.letters.includes(reference));
  const examined: WatchState = {
    ...before,
    conditions,
    lasting,
    release,
    letters: unread?.map(({ reference }) => reference) ?? before.letters,
    startedAt: Math.min(before.startedAt, now),
    examinedAt: now,
  };
  if (alerts === null) return { state: { ...examined, outbox: [] }, changes };
  const mail: MailOptions = { alerts, alertsLanguage, siteUrl, adminUrl, now };
  const news = { changes: changes.filter(isMailed), letters };
  const withNews = hasNews(news)
    ? addToOutbox(examined, (await import('./mails.ts')).newsMessage(news, mail))
    : examined;
  if (!isDigestDue(withNews, alertsHour, new Date(now))) return { state: withNews, changes };
  const { readDailySummary } = await import('#campus-api/campus/daily-summary.ts');
  const facts = {
    summary: isEmbedded ? readOrNull(() => readDailySummary(dataDir, new Date(now)), log) : null,
    lastBackup: siteContentUrl === null ? readEventTime(dataDir, 'backup') : undefined,
    diskShare,
  };
  const { createDigest } = await import('./digest.ts');
  const daily = createDigest(withNews, facts, mail);
  return { state: addToOutbox({ ...withNews, digest: daily.digest, dropped: 0 }, daily.message), changes };
}

/** The result of `read`; null, with a line of the log, for a database that cannot be read. */
function readOrNull<Result>(read: () => Result | null, log: WatchOptions['log']): Result | null {
  try {
    return read();
  } catch (error) {
    log(`the database of the campus cannot be read: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

/** The administrator has installed the update himself. */
const isMailed = ({ isOver, condition }: Change) => !(isOver && condition.name === 'update');

async function logChanges(changes: readonly Change[], log: WatchOptions['log']): Promise<void> {
  if (changes.length === 0) return;
  const { describeCondition } = await import('#campus-api/web/view/conditions.ts');
  for (const { isOver, condition } of changes)
    log(`${isOver ? 'over' : 'began'}: ${describeCondition(condition, 'en').title}`);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '#lib/platform/runtime/version.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { readEventTime } from '#lib/platform/watch/event-times.ts';
import { readOutboxStatus } from '#lib/platform/watch/outbox-status.ts';
import { readProgress } from '#lib/platform/watch/recognition-progress.ts';
import type { WatchState } from '#lib/platform/watch/watch-state.ts';
import { FULL_DISK_PERCENT } from '../doctor/machine-checks.ts';
import { notedUnits } from './failed-units.ts';
import type { Probes } from './probes.ts';
import { sumOfMetric } from './site-metrics.ts';
import { elapsed, lastingSince, type Observation } from './transitions.ts';
import { compareVersions, newestRelease } from './update-feed.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When a state becomes a condition. */
export const limits = {
  apiSilentMs: HOUR_MS,
  documentsIdleMs: 2 * HOUR_MS,
  channelFailingMs: HOUR_MS,
  backupAgeMs: 36 * HOUR_MS,
  certificateDays: 14,
  diskPercent: FULL_DISK_PERCENT,
  /** A full disk counts until it is below this, as its share changes with every file. */
  diskFreePercent: 83,
  loginLockMs: HOUR_MS,
  /** How long a failed unit counts where systemd does not report its state. */
  unitMs: 24 * HOUR_MS,
  feedMs: 6 * HOUR_MS,
} as const;

/** Results of the checks of a run, and the state that later runs compare with. */
export interface Examination {
  observations: Observation[];
  lasting: WatchState['lasting'];
  release: WatchState['release'];
  diskShare: number | null;
  /** Failed units that have been noted since the last run. */
  units: string[];
  /** Lines for the log. */
  notes: string[];
}

type Settings = Pick<Environment, 'dataDir' | 'upstreamUrl' | 'siteContentUrl' | 'readsDocuments' | 'updateFeed'>;

export async function observe(
  settings: Settings,
  state: WatchState,
  { probes, now, unitPattern }: { probes: Probes; now: number; unitPattern: string | null },
): Promise<Examination> {
  const failures: string[] = [];
  /** The result of a probe, null after a failure: one that fails must not hide the others. */
  const attempt = async <Result>(subject: string, probe: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await probe();
    } catch (error) {
      failures.push(`${subject} cannot be examined: ${error instanceof Error ? error.message : error}`);
      return null;
    }
  };
  const site = await attempt('the site', probes.isLive);
  const api = settings.upstreamUrl === null ? null : await attempt('the campus API', probes.isCampusApiReachable);
  const disk = await attempt('the disk', probes.diskShare);
  const certificate = await attempt('the certificate', probes.certificateDays);
  const queue = await documentQueue(settings, probes);
  const apiLasting = lastingSince(state.lasting, 'campusApi', api === false ? 'silent' : null, now);
  const { lasting, since: idleSince } = lastingSince(apiLasting.lasting, 'documents', queue?.progress ?? null, now);
  const isIdle = idleSince !== null && elapsed(idleSince, now) >= limits.documentsIdleMs;
  const units = notedUnits(settings.dataDir);
  const listed = unitPattern === null ? [] : await attempt('units', () => probes.failedUnits(unitPattern));
  const { release, notes } = await readRelease(settings.updateFeed, state.release, probes, now);
  const diskLimit = state.conditions.disk === undefined ? limits.diskPercent : limits.diskFreePercent;
  const observations: Observation[] = [
    { key: 'site', name: 'site', isPresent: site === null ? null : !site },
    ...(await unitObservations([...units, ...(listed ?? [])], state, probes, now)),
    ...backupObservations(settings, state, now),
    {
      key: 'campusApi',
      name: 'campusApi',
      isPresent: apiLasting.since !== null && elapsed(apiLasting.since, now) >= limits.apiSilentMs,
    },
    {
      key: 'disk',
      name: 'disk',
      isPresent: disk === null ? null : disk > diskLimit,
      values: { share: disk ?? 0 },
    },
    {
      key: 'certificate',
      name: 'certificate',
      isPresent: certificate === null ? null : certificate < limits.certificateDays,
      values: { days: Math.max(0, certificate ?? 0) },
    },
    {
      key: 'documents',
      name: 'documents',
      // A site that does not respond reads nothing, and is a condition itself.
      isPresent: site === true ? isIdle : null,
      values: { count: queue?.waiting ?? 0 },
    },
    channelsObservation(settings.dataDir, now),
    loginObservation('loginAdmin', readEventTime(settings.dataDir, 'admin-login-locked'), now),
    loginObservation('loginQaa', readEventTime(settings.dataDir, 'qaa-login-locked'), now),
    {
      key: 'update',
      name: 'update',
      isPresent: release !== null && compareVersions(release.version, VERSION) > 0,
      mark: release?.version ?? '',
      values: { version: release?.version ?? '', url: release?.url ?? '' },
    },
  ];
  return { observations, lasting, release, diskShare: disk, units, notes: [...failures, ...notes] };
}

/** The queue of documents and scanned pages, and a text that changes with each document that is read; null for an empty or unknown queue. */
async function documentQueue({ dataDir, readsDocuments }: Settings, probes: Probes) {
  if (!readsDocuments) return null;
  const metrics = await probes.metrics();
  const sum = (name: string) => (metrics === null ? null : sumOfMetric(metrics, name));
  const waiting = (sum('site_documents_waiting') ?? 0) + (sum('site_pages_waiting') ?? pagesWaiting(dataDir));
  const done = [sum('site_documents_total'), sum('site_pages_recognised_total')];
  return waiting === 0 ? null : { waiting, progress: [waiting, ...done].join(' ') };
}

const pagesWaiting = (dataDir: string) => readProgress(dataDir)?.waiting ?? 0;

function backupObservations(
  { dataDir, siteContentUrl }: Settings,
  { startedAt }: WatchState,
  now: number,
): Observation[] {
  // The machine with the admin backs its campus up.
  if (siteContentUrl !== null || !existsSync(join(dataDir, 'campus.db'))) return [];
  const last = readEventTime(dataDir, 'backup');
  // One of a clock that was fast does not count.
  const age = elapsed(last !== null && last <= now + HOUR_MS ? last : startedAt, now);
  return [
    {
      key: 'backupLate',
      name: 'backupLate',
      isPresent: age > limits.backupAgeMs,
      values: { hours: Math.floor(age / HOUR_MS) },
    },
  ];
}

/** Channels whose service refuses posts, or has failed for an hour; a pause of the admin is wanted. */
function channelsObservation(dataDir: string, now: number): Observation {
  const failing = (readOutboxStatus(dataDir)?.services ?? []).filter(
    ({ pause, failure }) =>
      pause?.by === 'refused' ||
      (pause === null && failure !== null && elapsed(failure.since, now) >= limits.channelFailingMs),
  );
  const names = failing.map(({ name }) => name).filter((name) => !['push', 'mail'].includes(name));
  const values = { channels: names.join(', ') };
  return { key: 'channels', name: 'channels', isPresent: names.length > 0, values };
}

function loginObservation(name: 'loginAdmin' | 'loginQaa', at: number | null, now: number): Observation {
  // A time in the future is of a clock that was wrong.
  const isPresent = at !== null && at <= now && elapsed(at, now) < limits.loginLockMs;
  return { key: name, name, isPresent };
}

const UNIT_KEY = 'unit:';

/** Units that have failed, and earlier ones that may work again. */
async function unitObservations(
  units: readonly string[],
  { conditions }: WatchState,
  probes: Probes,
  now: number,
): Promise<Observation[]> {
  const earlier = Object.keys(conditions).flatMap((key) =>
    key.startsWith(UNIT_KEY) ? [key.slice(UNIT_KEY.length)] : [],
  );
  return Promise.all(
    [...new Set([...units, ...earlier])].map(async (unit): Promise<Observation> => {
      const key = `${UNIT_KEY}${unit}`;
      const since = conditions[key]?.since ?? now;
      const isPresent = units.includes(unit) || ((await probes.hasFailed(unit)) ?? elapsed(since, now) < limits.unitMs);
      return { key, name: /backup/.test(unit) ? 'backupFailed' : 'unit', isPresent, values: { unit } };
    }),
  );
}

async function readRelease(
  address: string | null,
  before: WatchState['release'],
  probes: Probes,
  now: number,
): Promise<Pick<Examination, 'release' | 'notes'>> {
  if (address === null) return { release: null, notes: [] };
  const isFresh = before !== null && before.readAt <= now && elapsed(before.readAt, now) < limits.feedMs;
  if (isFresh && !address.startsWith('/')) return { release: before, notes: [] };
  try {
    const release = newestRelease(await probes.readFeed(address));
    return { release: { version: '', url: '', ...release, readAt: now }, notes: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      release: { version: '', url: '', ...before, readAt: now },
      notes: [`UPDATE_FEED cannot be read: ${reason}`],
    };
  }
}

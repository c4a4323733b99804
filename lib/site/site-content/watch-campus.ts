import 'server-only';
import type { CampusApi } from '#campus-api/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import { publishHere, publishInvalidation, publishToProcesses } from '#lib/platform/shared-state/events.ts';
import { openEmbedded } from '#lib/site/campus-client/embedded.ts';
import { fetchPublishedTimes } from '#lib/site/campus-client/published.ts';
import { tags } from '#lib/site/content-cache/tags.ts';
import { followSite } from '#lib/site/site-content/follow-site.ts';

/** Polling interval: changes in the admin and scheduled notices are public within about two seconds. */
const INTERVAL_MS = 500;
/** Polling interval of the machine with the admin, over the network. */
const REMOTE_INTERVAL_MS = 2000;

export interface CampusWatch {
  /**
   * Publishes the changes of other processes, the admin or a command, that there are now: a clerk who looks at once sees the change. Null for none, which is
   * found in a microsecond.
   */
  check(): Promise<void> | null;
}

/**
 * Publishes changes in the embedded campus API, of any process, until the site stops. `watched`: only the site content, where another
 * campus API has the records. `isFirst`: for all processes and instances, at intervals too; the others publish for themselves when they check.
 */
export function watchCampus(watched: 'all' | 'site', isFirst: boolean): CampusWatch {
  const takePublications = createWatch(watched);
  const publish = isFirst ? publishInvalidation : publishHere;
  let campus: Pick<CampusApi, 'takePublished' | 'hasChanged'> | null = null;
  const take = oneAtATime(async () => {
    campus = await openEmbedded();
    return takePublications(campus);
  }, publish);
  if (isFirst) poll(INTERVAL_MS, take);
  else void take();
  async function takeAll(): Promise<void> {
    await take();
    // The changes came while an earlier call was running.
    if (campus?.hasChanged()) await take();
  }
  return { check: () => (campus?.hasChanged() ? takeAll() : null) };
}

/**
 * Publishes changes on the machine with the admin to the processes of this instance, until the site stops. `watched`: only the site content, where another
 * campus API has the records.
 */
export function watchRemoteSite(watched: 'all' | 'site'): void {
  poll(REMOTE_INTERVAL_MS, oneAtATime(createRemoteWatch(watched), publishToProcesses));
}

/** Returns the tags of the content that was published on the machine with the admin since the previous call; none at the first. */
export function createRemoteWatch(watched: 'all' | 'site'): () => Promise<string[]> {
  const site = followSite();
  let times: ReadonlyMap<string, number> | null = null;
  return async () => {
    const current = watched === 'all' ? await fetchPublishedTimes() : new Map<string, number>();
    const ofSite = await site.tagsOfChange();
    const before = times ?? current;
    // Not before both have succeeded: a failure loses no publication.
    times = current;
    const published = [...current].filter(([tag, at]) => tag !== tags.site && at !== before.get(tag));
    return [...published.map(([tag]) => tag), ...ofSite];
  };
}

/** Publishes the tags that `takeTags` returns; a call during another one waits for it. Never rejects. */
function oneAtATime(takeTags: () => Promise<string[]>, publish: (tags: [string[]]) => void): () => Promise<void> {
  let hasFailed = false;
  let running: Promise<void> | null = null;
  async function take(): Promise<void> {
    try {
      const published = await takeTags();
      if (published.length > 0) {
        publish([published]);
        log.info({ tags: published }, 'content was published');
      }
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, 'publications cannot be read at the moment');
      hasFailed = true;
    }
    running = null;
  }
  return () => {
    running ??= take();
    return running;
  };
}

function poll(interval: number, take: () => Promise<void>): void {
  void take().then(() => {
    if (!isStopping()) setTimeout(poll, interval, interval, take).unref();
  });
}

/** Returns the tags of the content that was published since the previous call. */
export function createWatch(watched: 'all' | 'site'): (campus: Pick<CampusApi, 'takePublished'>) => Promise<string[]> {
  const site = followSite();
  let hasBegun = false;
  return async (campus) => {
    const isFirst = !hasBegun;
    if (isFirst) await site.begin();
    hasBegun = true;
    const published = campus.takePublished();
    const others = watched === 'all' ? published.filter((tag) => tag !== tags.site) : [];
    if (!published.includes(tags.site)) return others;
    // The first publication may be from before the content was read, which then has no difference.
    const ofSite = await site.tagsOfPublication();
    return [...others, ...(isFirst ? [tags.site] : ofSite)];
  };
}

/** Time of the last publication of each tag by the embedded campus API, in epoch milliseconds, at least that of its database; null if it cannot be read. */
export async function readLastPublications(): Promise<ReadonlyMap<string, number> | null> {
  try {
    const campus = await openEmbedded();
    const created = Object.values(tags).map((tag) => [tag, campus.created] as const);
    const published = [...campus.lastPublished()].map(([tag, at]) => [tag, Math.max(at, campus.created)] as const);
    return new Map([...created, ...published]);
  } catch (error) {
    log.warn({ err: error }, 'the embedded campus API cannot be read at the moment');
    return null;
  }
}

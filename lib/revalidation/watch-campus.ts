import 'server-only';
import { publishInvalidation } from '#lib/redis/events.ts';
import { log } from '#lib/runtime/log.ts';
import { isStopping } from '#lib/runtime/stopping.ts';
import { openEmbedded } from '#lib/upstream/embedded.ts';

/** Polling interval: changes in the admin and scheduled notices are public within about two seconds. */
const INTERVAL_MS = 500;

/** Publishes changes that any process makes in the embedded campus API, until the site stops. */
export function watchCampus(): void {
  let hasFailed = false;
  async function poll(): Promise<void> {
    try {
      const tags = (await openEmbedded()).takePublished();
      if (tags.length > 0) {
        publishInvalidation([tags]);
        log.info({ tags }, 'content was published');
      }
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, 'the embedded campus API cannot be read at the moment');
      hasFailed = true;
    }
    if (!isStopping()) setTimeout(poll, INTERVAL_MS).unref();
  }
  void poll();
}

/** Time of the last publication of each tag by the embedded campus API, in epoch milliseconds; null if it cannot be read. */
export async function readLastPublications(): Promise<ReadonlyMap<string, number> | null> {
  try {
    return (await openEmbedded()).lastPublished();
  } catch (error) {
    log.warn({ err: error }, 'the embedded campus API cannot be read at the moment');
    return null;
  }
}

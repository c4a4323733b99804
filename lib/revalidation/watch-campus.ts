import 'server-only';
import { publish } from '#lib/redis/events.ts';
import { log } from '#lib/runtime/log.ts';
import { isStopping } from '#lib/runtime/stopping.ts';
import { openEmbedded } from '#lib/upstream/embedded.ts';

/** A change of the office is public within a second, and so is a notice whose time has come. */
const ROUND_MS = 500;

/** Publishes what the office changes in the embedded campus API, from whichever process, until the site stops. */
export function watchCampus(): void {
  let isAway = false;
  async function runRound(): Promise<void> {
    try {
      const tags = (await openEmbedded()).takePublished();
      if (tags.length > 0) {
        publish([tags]);
        log.info({ tags }, 'content was published');
      }
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'the embedded campus API cannot be read at the moment');
      isAway = true;
    }
    if (!isStopping()) setTimeout(runRound, ROUND_MS).unref();
  }
  void runRound();
}

/** When the embedded campus API last published what has each tag, in epoch milliseconds; null where it cannot be read. */
export async function readLastPublications(): Promise<ReadonlyMap<string, number> | null> {
  try {
    return (await openEmbedded()).lastPublished();
  } catch (error) {
    log.warn({ err: error }, 'the embedded campus API cannot be read at the moment');
    return null;
  }
}

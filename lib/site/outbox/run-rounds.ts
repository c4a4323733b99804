import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import { onEvent } from '#lib/platform/shared-state/events.ts';
import { tags } from '#lib/site/content-cache/tags.ts';
import { documentsTag } from '#lib/site/documents/documents.ts';

const ROUND_MS = 1000;

/** Events since the last round: notices were published, documents were read. */
export interface RoundEvents {
  isPublished: boolean;
  hasDocuments: boolean;
}

/** @returns whether more is due at once */
export type Round = (events: RoundEvents) => Promise<boolean>;

const none: RoundEvents = { isPublished: false, hasDocuments: false };

/** Runs rounds until the site stops, one a second, and at once after an event. `failure`: the line of the log when one fails after one that did not. */
export function runRounds(createRound: () => Round, failure: string): void {
  let round: Round | undefined;
  let events = none;
  let isFailing = false;
  let isRunning = false;

  async function run(): Promise<void> {
    const current = events;
    events = none;
    isRunning = true;
    let hasMore = false;
    try {
      round ??= createRound();
      hasMore = await round(current);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, failure);
      isFailing = true;
    }
    isRunning = false;
    if (!isStopping()) timer = setTimeout(run, hasMore || events !== none ? 0 : ROUND_MS).unref();
  }

  let timer = setTimeout(run, ROUND_MS).unref();
  onEvent('published', ([published]) => {
    const names: readonly string[] = [published].flat();
    const isPublished = names.includes(tags.notices);
    const hasDocuments = names.includes(documentsTag);
    if (!isPublished && !hasDocuments) return;
    events = { isPublished: events.isPublished || isPublished, hasDocuments: events.hasDocuments || hasDocuments };
    if (isRunning || isStopping()) return;
    clearTimeout(timer);
    timer = setTimeout(run, 0).unref();
  });
}

import { setTimeout as wait } from 'node:timers/promises';
import { metrics } from '#lib/platform/metrics/index.ts';
import { PICTURE_SERVICE } from '#lib/platform/routes/paths.ts';
import type { Usage } from '#lib/platform/runtime/bounded-map.ts';
import { isFirst } from '#lib/platform/runtime/process-number.ts';
import { onEvent } from '#lib/platform/shared-state/events.ts';
import { siteTag, tags } from '#lib/site/content-cache/tags.ts';
import type { PageSource } from '#server/handlers/page-template.ts';
import type { InFlightResponses } from '#server/http/in-flight-responses.ts';
import { encodingBroadcaster, listenToEncoder } from './broadcast-encodings.ts';
import { WarmupQueue } from './queue.ts';
import { pageRenderer } from './render-page.ts';
import { idleScheduler } from './run-when-idle.ts';
import { pageWarmup } from './warm-pages.ts';
import { pictureWarmup } from './warm-pictures.ts';

/** The first visitor after a start has priority. */
const START_DELAY_MS = { afterFirstResponse: 1000, withoutVisitors: 5000 };
/** Publications often come in groups, and newer content arrives meanwhile: a page rendered without it would be due again at once. */
const PUBLICATION_DELAY_MS = 1000;

/**
 * Starts the warm-up (decision record 13): renders and encodes pages, and encodes their pictures, after a start and after each publication of content.
 * The first process does so for all processes of the instance. Returns the usage of the pictures that it encoded; null in the other processes.
 */
export function startWarmup(
  { send, load }: PageSource,
  { isVisitorWaiting, firstEnded }: InFlightResponses,
): (() => Usage) | null {
  if (!isFirst) {
    listenToEncoder();
    return null;
  }
  const runWhenIdle = idleScheduler(isVisitorWaiting);
  const render = pageRenderer({ load: (url) => load({ url }), runWhenIdle, share: encodingBroadcaster() });
  const queue = new WarmupQueue((address) =>
    address.startsWith(PICTURE_SERVICE) ? pictures.warm(address) : pages.warm(address),
  );
  const pages = pageWarmup(render, queue);
  const pictures = pictureWarmup(send, runWhenIdle);

  const allTags: ReadonlySet<string> = new Set(Object.values(tags));
  onEvent('published', ([published]) => {
    const contentTags = new Set([published].flat().filter((tag) => allTags.has(tag) || tag.startsWith(siteTag(''))));
    if (contentTags.size === 0) return;
    pictures.restartLimit();
    queue.resumeAfter(PUBLICATION_DELAY_MS);
    pages.markOutdated(contentTags);
    pages.addOutdated(contentTags);
  });

  metrics.warmupPending.set(1);
  const afterFirst = firstEnded.then(() => wait(START_DELAY_MS.afterFirstResponse, undefined, { ref: false }));
  const atLatest = wait(START_DELAY_MS.withoutVisitors, undefined, { ref: false });
  void Promise.race([afterFirst, atLatest]).then(() => pages.addOutdated(allTags));
  return pictures.usage;
}

import { setTimeout as wait } from 'node:timers/promises';
import { metrics } from '#lib/platform/metrics/index.ts';
import { BoundedMap, type Usage } from '#lib/platform/runtime/bounded-map.ts';
import { onEvent } from '#lib/platform/shared-state/events.ts';
import { sharedStore } from '#lib/platform/shared-state/shared-store.ts';
import { siteTag, tags } from '#lib/site/content-cache/tags.ts';
import type { PageSource } from '#server/handlers/page-template.ts';
import type { InFlightResponses } from '#server/http/in-flight-responses.ts';
import { encodingBroadcaster } from './broadcast-encodings.ts';
import { type EncodedPicture, encodePictures } from './encode-pictures.ts';
import type { RunWhenIdle } from './idle-scheduler.ts';
import { pageLease } from './page-lease.ts';
import { pageRenderer } from './render-page.ts';
import { renderPages } from './render-pages.ts';
import { createRounds } from './warmup-rounds.ts';

/** The first visitor after a start has priority. */
const START_DELAY_MS = { afterFirstResponse: 1000, withoutVisitors: 5000 };
/** Publications often come in groups. */
const PUBLICATION_DELAY_MS = 1000;
const MAX_ENTRIES = { pages: 1000, pictures: 20_000 };

/**
 * Starts the warm-up: renders and encodes pages, and encodes their pictures, after a start and after each publication of content (decision record 16). Returns
 * the usage of the pictures that it encoded.
 */
export function startWarmup(
  { send, load }: PageSource,
  { isVisitorWaiting, firstEnded }: InFlightResponses,
): () => Usage {
  const pageTags = new BoundedMap<string, readonly string[]>(MAX_ENTRIES.pages);
  const encoded = new BoundedMap<string, EncodedPicture>(MAX_ENTRIES.pictures);
  const claim = pageLease(sharedStore());
  const sendEncodings = encodingBroadcaster();
  const allTags: ReadonlySet<string> = new Set(Object.values(tags));

  const rendererAt = (runWhenIdle: RunWhenIdle) => pageRenderer((url) => load({ url }), runWhenIdle, sendEncodings);
  const scheduleRound = createRounds(
    {
      pages(published, runWhenIdle) {
        const encodeHomePictures = () =>
          encodePictures(send, runWhenIdle, { encoded, paths: ['/'], isFirstEnough: true });
        return renderPages({ render: rendererAt(runWhenIdle), published, pageTags, encodeHomePictures, claim });
      },
      pictures: (runWhenIdle) => encodePictures(send, runWhenIdle, { encoded }),
      isIncomplete: async (path, runWhenIdle) => (await rendererAt(runWhenIdle)(path)).state === 'incomplete',
    },
    isVisitorWaiting,
  );

  onEvent('published', ([published]) => {
    const contentTags = [published].flat().filter((tag) => allTags.has(tag) || tag.startsWith(siteTag('')));
    if (contentTags.length > 0) scheduleRound(contentTags, PUBLICATION_DELAY_MS);
  });
  metrics.warmupPending.set(1);
  const afterFirst = firstEnded.then(() => wait(START_DELAY_MS.afterFirstResponse, undefined, { ref: false }));
  const atLatest = wait(START_DELAY_MS.withoutVisitors, undefined, { ref: false });
  void Promise.race([afterFirst, atLatest]).then(() => scheduleRound(allTags, 0));
  return () => ({ entries: encoded.size, bytes: [...encoded.values()].reduce((sum, { bytes }) => sum + bytes, 0) });
}

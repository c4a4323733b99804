import { setTimeout as wait } from 'node:timers/promises';
import { tags } from '#lib/content-store/tags.ts';
import { metrics, provideUsage } from '#lib/metrics/index.ts';
import { onEvent } from '#lib/redis/events.ts';
import { sharedStore } from '#lib/redis/shared-store.ts';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import type { Answers } from '#server/in-flight-responses.ts';
import type { InternalRequest, InternalResponse } from '#server/internal-request.ts';
import { encodingBroadcaster } from './broadcast-encodings.ts';
import { encodePictures, type Picture } from './encode-pictures.ts';
import type { RunWhenIdle } from './idle-scheduler.ts';
import { pageLease } from './page-lease.ts';
import { pageRenderer } from './render-page.ts';
import { renderPages } from './render-pages.ts';
import { createRounds } from './warmup-rounds.ts';

/** The first visitor after a start comes first. */
const AFTER_START_MS = { firstAnswer: 1000, withoutOne: 5000 };
/** Publications often come in groups. */
const AFTER_PUBLICATION_MS = 1000;
const MOST_KNOWN = { pages: 1000, pictures: 20_000 };

/** Renders and encodes pages, and encodes their pictures, ahead of their first visitor: after a start and after each publication of content (decision record 16). */
export function startWarmup(
  ask: (request: InternalRequest) => Promise<InternalResponse>,
  { isAwaited, first }: Answers,
): void {
  const shown = new BoundedMap<string, readonly string[]>(MOST_KNOWN.pages);
  const there = new BoundedMap<string, Picture>(MOST_KNOWN.pictures);
  provideUsage('disk', 'pictures ahead', () => ({
    entries: there.size,
    bytes: [...there.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  }));
  const claim = pageLease(sharedStore());
  const tell = encodingBroadcaster();
  const content: ReadonlySet<string> = new Set(Object.values(tags));

  const rendererAt = (runWhenIdle: RunWhenIdle) => pageRenderer((url) => ask({ url }), runWhenIdle, tell);
  const begin = createRounds(
    {
      pages(published, runWhenIdle) {
        const picturesOfHome = () => encodePictures(ask, runWhenIdle, { there, paths: ['/'], isBeginningEnough: true });
        return renderPages({ render: rendererAt(runWhenIdle), published, shown, picturesOfHome, claim });
      },
      pictures: (runWhenIdle) => encodePictures(ask, runWhenIdle, { there }),
      isIncomplete: async (path, runWhenIdle) => (await rendererAt(runWhenIdle)(path)).outcome === 'incomplete',
    },
    isAwaited,
  );

  onEvent('published', ([published]) => {
    const ofContent = [published].flat().filter((tag) => content.has(tag));
    if (ofContent.length > 0) begin(ofContent, AFTER_PUBLICATION_MS);
  });
  metrics.warmupPending.set(1);
  const soon = first.then(() => wait(AFTER_START_MS.firstAnswer, undefined, { ref: false }));
  const atLast = wait(AFTER_START_MS.withoutOne, undefined, { ref: false });
  void Promise.race([soon, atLast]).then(() => begin(content, 0));
}

import type { Instrumentation } from 'next';

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { clearPending } = await import('#lib/content-store/last-known-good/in-flight.ts');
  const { onEvent } = await import('#lib/redis/events.ts');
  const { documentsTag } = await import('#lib/documents/documents.ts');
  // The texts of documents do not come from the campus API: nothing has to be fetched again.
  onEvent('published', ([tags]) => String(tags) !== documentsTag && clearPending());
  const { provideWithheldCheck } = await import('#lib/content-store/files/withheld-check.ts');
  const { isWithheld } = await import('#lib/content-store/files/withheld-files.ts');
  provideWithheldCheck(isWithheld);
  const { handleVisit } = await import('#lib/upstream/handle-visit.ts');
  const { handleWorkerRoute } = await import('#lib/offline/worker-route.ts');
  const { buildOutput } = await import('#lib/next/build-output.ts');
  const { fragments, forms } = await import('#components/fragments/index.ts');
  const { setPageHandlers } = await import('#lib/http/page-handlers.ts');
  const anyRequest = new Request('http://localhost/service-worker.js');
  const { findPreviewPicture, showPreview } = await import('#lib/site-content/preview.ts');
  setPageHandlers({
    fragments,
    forms,
    previews: { show: showPreview, picture: findPreviewPicture },
    responses: {
      '/api/visits': handleVisit,
      '/service-worker.js': () => handleWorkerRoute(anyRequest, buildOutput.serviceWorker),
    },
  });
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  const { environment } = await import('#lib/runtime/environment/index.ts');
  const { upstreamUrl, siteContentUrl } = environment();
  const isEmbedded = upstreamUrl === null;
  const { readLastPublications, watchCampus, watchRemoteSite } = await import('#lib/revalidation/watch-campus.ts');
  const { provideLastPublications } = await import('#lib/next/page-age.ts');
  // Requests wait until this function has ended.
  const { watchSiteContent } = await import('#lib/site-content/snapshot.ts');
  const site = await watchSiteContent();
  if (isEmbedded) provideLastPublications(await readLastPublications());
  const { isFirst } = await import('#lib/runtime/process-number.ts');
  if (!isFirst) return;
  const { emitNoticesPublished } = await import('#lib/push/announcements/notices-published.ts');
  const { watchNotices } = await import('#lib/push/watch.ts');
  onEvent('published', ([tags]) => emitNoticesPublished(tags));
  watchNotices();
  const { watchDocuments } = await import('#lib/documents/reading-queue.ts');
  if (environment().readsDocuments) watchDocuments();
  const { ownSampleWarning } = await import('#lib/site-content/several-machines.ts');
  const { log } = await import('#lib/runtime/log.ts');
  const warning = site && ownSampleWarning(environment(), site);
  if (warning) log.warn(warning);
  if (siteContentUrl === null) watchCampus(isEmbedded ? 'all' : 'site');
  else watchRemoteSite();
}

/** An error that no page or handler caught, with its cause; the line of its request has the same id. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('#lib/runtime/log.ts');
  log.error({ err: error, route: routePath, type: routeType }, 'a request failed');
};

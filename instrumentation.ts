import type { Instrumentation } from 'next';
import type { CampusWatch } from '#lib/site/site-content/watch-campus.ts';

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { clearPending } = await import('#lib/site/content-cache/last-known-good/in-flight.ts');
  const { onEvent } = await import('#lib/platform/shared-state/events.ts');
  const { documentsTag } = await import('#lib/site/documents/documents.ts');
  // The texts of documents do not come from the campus API: nothing has to be fetched again.
  onEvent('published', ([tags]) => String(tags) !== documentsTag && clearPending());
  // Two module graphs are loaded in this process: all that the server's own modules get from the bundle is in this one call.
  const { isWithheld } = await import('#lib/site/content-cache/files/withheld-files.ts');
  const { documentUsage } = await import('#lib/site/documents/document-store.ts');
  const { pagePictureUsage } = await import('#lib/site/documents/page-pictures.ts');
  const { handleVisit } = await import('#lib/site/campus-client/handle-visit.ts');
  const { handleWorkerRoute } = await import('#lib/site/offline/worker-route.ts');
  const { buildOutput } = await import('#server/next-adapter/build-output.ts');
  const { fragments, forms } = await import('#components/fragments/index.ts');
  const { setPageHandlers } = await import('#lib/platform/http/page-handlers.ts');
  const anyRequest = new Request('http://localhost/service-worker.js');
  const { findPreviewFile, showPreview } = await import('#lib/site/campus-client/preview.ts');
  const { countUnknownAddress } = await import('#lib/site/site-content/unknown-addresses.ts');
  let lastPublications: ReadonlyMap<string, number> | null = null;
  let watch: CampusWatch | null = null;
  setPageHandlers({
    fragments,
    forms,
    previews: { show: showPreview, file: findPreviewFile },
    isWithheld,
    diskUsage: { documents: documentUsage, 'page pictures': pagePictureUsage },
    lastPublications: () => lastPublications,
    checkPublications: () => watch?.check() ?? null,
    countUnknown: countUnknownAddress,
    responses: {
      '/api/visits': handleVisit,
      '/service-worker.js': () => handleWorkerRoute(anyRequest, buildOutput.serviceWorker),
    },
  });
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  const { environment } = await import('#lib/platform/settings/index.ts');
  const { upstreamUrl, siteContentUrl } = environment();
  const isEmbedded = upstreamUrl === null;
  const { readLastPublications, watchCampus, watchRemoteSite } = await import('#lib/site/site-content/watch-campus.ts');
  // Requests to the framework wait until this function has ended.
  const { watchSiteContent } = await import('#lib/site/site-content/snapshot.ts');
  const site = await watchSiteContent();
  if (isEmbedded) lastPublications = await readLastPublications();
  const { isFirst } = await import('#lib/platform/runtime/process-number.ts');
  if (siteContentUrl === null) watch = watchCampus(isEmbedded ? 'all' : 'site', isFirst);
  if (!isFirst) return;
  const { startOutbox } = await import('#lib/site/channels/start-outbox.ts');
  startOutbox(environment());
  const { watchDocuments } = await import('#lib/site/documents/reading-queue.ts');
  if (environment().readsDocuments) watchDocuments();
  const { hasSeparateSiteContent } = await import('#lib/site/campus-client/upstream.ts');
  const { ownSampleWarning } = await import('#lib/site/site-content/several-machines.ts');
  const { log } = await import('#lib/platform/runtime/log.ts');
  const warning = site && ownSampleWarning(environment(), site);
  if (warning) log.warn(warning);
  if (siteContentUrl !== null) watchRemoteSite(hasSeparateSiteContent() ? 'site' : 'all');
}

/** An error that no page or handler caught, with its cause; the line of its request has the same id. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('#lib/platform/runtime/log.ts');
  log.error({ err: error, route: routePath, type: routeType }, 'a request failed');
};

import { locales } from '#content/locale.ts';
import { pageHandlers } from '#lib/platform/http/page-handlers.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { addStateGauges } from '#lib/platform/metrics/state-gauges.ts';
import { inheritedSocket } from '#lib/platform/runtime/inherited-socket.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { isFirst } from '#lib/platform/runtime/process-number.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { listenToInstances } from '#lib/platform/shared-state/events.ts';
import { openBreakers } from '#lib/site/campus-client/upstream-health.ts';
import { contentAge } from '#lib/site/content-cache/last-known-good/content-age.ts';
import { responseCache } from './cache/response-cache.ts';
import { createFinish } from './finish/finish.ts';
import { pageLoader } from './finish/stored-page.ts';
import type { OptionalParts } from './handlers/optional-parts.ts';
import { trackResponses } from './http/in-flight-responses.ts';
import { type InternalRequest, internalRequest } from './http/internal-request.ts';
import { pageUsage } from './next-adapter/cache-handler.ts';
import { readPageLayout } from './next-adapter/page-layout.ts';
import cachedResults from './next-adapter/use-cache-handler.ts';
import { createDictionary, setDictionaries } from './optional/dictionaries/dictionaries.ts';
import { sendDictionaryByPage } from './optional/dictionaries/dictionary-by-page.ts';
import { offeredDictionary } from './optional/dictionaries/offer.ts';
import { announceDictionary, offerPageAsDictionary } from './optional/dictionaries/page-headers.ts';
import { startWarmup } from './optional/warmup/start-warmup.ts';
import { logConsole, prepareFramework } from './process/framework.ts';
import { listenPrivately } from './process/private-socket.ts';
import { stopOnSignal } from './process/stop.ts';
import { createSiteServer } from './site-server.ts';

/** The optional parts of the pipeline that use dictionaries. */
export const dictionaryParts: OptionalParts = {
  handlers: [sendDictionaryByPage],
  steps: { complete: [announceDictionary], adapt: [offerPageAsDictionary] },
  pageCodingFor: offeredDictionary,
};

/** Creates the dictionaries of this build, and returns the parts that use them. If that fails, pages are sent in the usual encodings. */
function prepareDictionaries(): OptionalParts {
  try {
    setDictionaries(locales.map((locale) => createDictionary(locale, readPageLayout(locale))));
  } catch (error) {
    if (isFirst) log.warn({ reason: String(error) }, 'pages are sent without a dictionary');
  }
  return dictionaryParts;
}

/** Serves the built site from this process: creates its parts and connects them. `handleListening` gets the port. */
export async function serve(
  { host, port, redisUrl, warmsUp, offersDictionaries }: Environment,
  handleListening: (port: number) => void = () => undefined,
): Promise<void> {
  logConsole();
  listenToInstances(redisUrl);
  const framework = await prepareFramework(host, port);
  const dictionaries = offersDictionaries ? prepareDictionaries() : undefined;
  const responses = trackResponses(framework);
  const server = createSiteServer(responses.handle, dictionaries);
  stopOnSignal(server);
  server.listen(inheritedSocket() ?? { port, host }, () => {
    const address = server.address();
    handleListening(typeof address === 'object' && address ? address.port : port);
  });
  listenPrivately(server);

  const send = (internal: InternalRequest) => internalRequest(framework, internal);
  const load = pageLoader(send, createFinish(dictionaries?.steps));
  const warmedPictures = warmsUp ? startWarmup({ send, load }, responses) : null;

  const { memory, disk } = pageUsage;
  addStateGauges(metrics.register, {
    contentAge,
    breakers: openBreakers,
    caches: {
      memory: () => ({ ...memory, responses: () => responseCache().usage, results: () => cachedResults.usage }),
      disk: () => ({
        ...disk,
        ...pageHandlers().diskUsage,
        ...(warmedPictures && { 'pictures ahead': warmedPictures }),
      }),
    },
  });
}

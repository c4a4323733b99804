import { pageHandlers } from '#lib/platform/http/page-handlers.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { addStateGauges } from '#lib/platform/metrics/state-gauges.ts';
import { inheritedSocket } from '#lib/platform/runtime/inherited-socket.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { listenToInstances } from '#lib/platform/shared-state/events.ts';
import { openBreakers } from '#lib/site/campus-client/upstream-health.ts';
import { contentAge } from '#lib/site/content-cache/last-known-good/content-age.ts';
import { pageUsage } from '#server/next-adapter/cache-handler.ts';
import cachedResults from '#server/next-adapter/use-cache-handler.ts';
import { responseCache } from './cache/response-cache.ts';
import { createFinish } from './finish/finish.ts';
import { pageLoader } from './finish/stored-page.ts';
import { trackResponses } from './http/in-flight-responses.ts';
import { type InternalRequest, internalRequest } from './http/internal-request.ts';
import { prepareDictionaries } from './optional/dictionaries/dictionary-parts.ts';
import { startWarmup } from './optional/warmup/start-warmup.ts';
import { prepareFramework } from './process/framework.ts';
import { logConsole } from './process/log-console.ts';
import { stopOnSignal } from './process/stop.ts';
import { createSiteServer } from './site-server.ts';

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

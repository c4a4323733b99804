import { provideFrameworkRequest } from '#lib/platform/runtime/framework-request.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { listenToInstances } from '#lib/platform/shared-state/events.ts';
import { prepareFramework } from './framework.ts';
import { trackResponses } from './in-flight-responses.ts';
import { type InternalRequest, internalRequest } from './internal-request.ts';
import { prepareDictionaries } from './optional/dictionaries/page-headers.ts';
import { startWarmup } from './optional/warmup/start-warmup.ts';
import { logConsole } from './process/log-console.ts';
import { stopOnSignal } from './process/stop.ts';
import { createSiteServer } from './site-server.ts';
import { storeFrameworkResponse } from './stages.ts';

/** Serves the built site from this process. `handleListening` gets the port. */
export async function serve(
  { host, port, redisUrl, warmsUp, offersDictionaries }: Environment,
  handleListening: (port: number) => void = () => undefined,
): Promise<void> {
  logConsole();
  listenToInstances(redisUrl);
  const framework = await prepareFramework(host, port);
  const request = (internal: InternalRequest) => internalRequest(framework, internal);
  provideFrameworkRequest((path) => request({ url: path }));
  if (offersDictionaries) prepareDictionaries();
  const responses = trackResponses(framework);
  const server = createSiteServer(responses.handle);
  stopOnSignal(server);
  server.listen(port, host, () => {
    const address = server.address();
    handleListening(typeof address === 'object' && address ? address.port : port);
  });
  if (warmsUp) startWarmup({ request, store: storeFrameworkResponse, ...responses });
}

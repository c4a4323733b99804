import type { InjectOptions } from 'light-my-request';
import { listenToInstances } from '#lib/redis/events.ts';
import type { Environment } from '#lib/runtime/environment/schema.ts';
import { provideFrameworkRequest } from '#lib/runtime/framework-request.ts';
import { isFirst } from '#lib/runtime/process-number.ts';
import { prepareDictionaries } from './cache/dictionaries.ts';
import { keepEncodingAhead } from './encode-ahead.ts';
import { prepareFramework } from './framework.ts';
import { ownRequest } from './own-request.ts';
import { logConsole } from './process/log-console.ts';
import { stopOnSignal } from './process/stop.ts';
import { createSiteServer } from './site-server.ts';
import { watchAnswers } from './watch-answers.ts';

/** Serves the built site from this process. */
export async function serve({ host, port, redisUrl }: Environment): Promise<void> {
  logConsole();
  listenToInstances(redisUrl);
  const framework = await prepareFramework(host, port);
  const ask = (request: InjectOptions) => ownRequest(framework, request);
  provideFrameworkRequest((path) => ask({ url: path }));
  prepareDictionaries();
  const { answer, isAwaited } = watchAnswers(framework);
  const server = createSiteServer(answer);
  stopOnSignal(server);
  server.listen(port, host);
  if (isFirst) keepEncodingAhead(ask, isAwaited);
}

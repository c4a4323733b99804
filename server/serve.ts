import { listenToInstances } from '#lib/redis/events.ts';
import type { Environment } from '#lib/runtime/environment/schema.ts';
import { prepareFramework } from './framework.ts';
import { logConsole } from './log-console.ts';
import { createSiteServer } from './site-server.ts';
import { stopOnSignal } from './stop.ts';

/** Serves the built site from this process. */
export async function serve({ host, port, redisUrl }: Environment): Promise<void> {
  logConsole();
  listenToInstances(redisUrl);
  const server = createSiteServer(await prepareFramework(host, port));
  stopOnSignal(server);
  server.listen(port, host);
}

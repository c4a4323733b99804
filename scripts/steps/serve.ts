import type { Environment } from '../../lib/environment/schema.ts';
import { nameForNext } from '../../lib/gate/listen.ts';
import { defaultProcesses } from '../../lib/processes/count.ts';
import { say } from '../ground/say.mjs';
import { becomeSite } from './become-next.ts';

/** Lets the site take the place of this process. */
export function serve({ host, port, siteUrl, processes }: Environment): never {
  say(`Serving the site on ${siteUrl} (stop with Ctrl+C) …`);
  // A site that stands alone reads them here, `next start` as arguments.
  Object.assign(process.env, { PORT: String(port), HOSTNAME: nameForNext(host) });
  return becomeSite(
    ['start', '--port', String(port), '--hostname', nameForNext(host)],
    processes ?? defaultProcesses(),
  );
}

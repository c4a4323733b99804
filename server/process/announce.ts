import { localAddress } from '#lib/http/local-address.ts';
import { say } from '#lib/runtime/console.mjs';
import type { Environment } from '#lib/runtime/environment/schema.ts';
import { reportServing } from '#lib/runtime/supervisor.ts';

/** Prints where the site listens, and its public address where that is another; reports to the supervisor that it serves. */
export function announce({ host, siteUrl }: Pick<Environment, 'host' | 'siteUrl'>, port: number): void {
  const address = localAddress(host, port);
  say(`Serving the site on ${address}${siteUrl === address ? '' : `, for ${siteUrl}`} (stop with Ctrl+C)`);
  reportServing();
}

import { localAddress } from '#lib/http/local-address.ts';
import { print } from '#lib/runtime/console.mjs';
import type { Environment } from '#lib/runtime/environment/schema.ts';
import { reportServing } from '#lib/runtime/supervisor.ts';

/** Prints the address on which the site listens, and its public address if that differs; notifies the supervisor. */
export function announce({ host, siteUrl }: Pick<Environment, 'host' | 'siteUrl'>, port: number): void {
  const address = localAddress(host, port);
  print(`Serving the site on ${address}${siteUrl === address ? '' : `, for ${siteUrl}`} (stop with Ctrl+C)`);
  reportServing();
}

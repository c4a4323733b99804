import { localAddress } from '#lib/platform/http/local-address.ts';
import { print } from '#lib/platform/runtime/console.mjs';
import { reportServing } from '#lib/platform/runtime/supervisor.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';

/** Prints the address on which the site listens, and its public address if that differs; notifies the supervisor. */
export function announce({ host, siteUrl }: Pick<Environment, 'host' | 'siteUrl'>, port: number): void {
  const address = localAddress(host, port);
  print(`Serving the site on ${address}${siteUrl === address ? '' : `, for ${siteUrl}`} (stop with Ctrl+C)`);
  reportServing();
}

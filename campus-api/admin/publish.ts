import { isIPv6 } from 'node:net';
import { EnvironmentError } from '#lib/runtime/environment/environment-error.ts';
import { type Environment, parseEnvironment } from '#lib/runtime/environment/schema.ts';
import type { Tag } from './changes/tags.ts';

/** Timeout of the webhook, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Calls the publishing webhook of the site on this machine; returns a line that states when visitors see the change. Never throws. */
export async function publishTags(tags: Tag[], variables: NodeJS.ProcessEnv = process.env): Promise<string> {
  let site: Environment;
  try {
    site = parseEnvironment(variables);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return later(`it was not notified: ${error.message.split('\n')[0]}`);
  }
  if (site.upstreamUrl !== null) {
    return 'The site does not show it: UPSTREAM_URL is set, so it reads from there and not from this database.';
  }
  if (site.revalidateSecret === null) return later('it was not notified: REVALIDATE_SECRET is not set');
  return callWebhook(`http://${authority(site)}/api/revalidate`, site.revalidateSecret, tags);
}

async function callWebhook(address: string, secret: string, tags: Tag[]): Promise<string> {
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await reply.body?.cancel();
    if (reply.ok) return 'The site was notified and shows it within seconds.';
    return later(`it returned ${reply.status} at ${address}: does it have the same REVALIDATE_SECRET?`);
  } catch {
    return later(`no site responds at ${address}`);
  }
}

/** The site polls its own database twice a second; it refreshes content from HTTP after a minute. */
function later(reason: string): string {
  return `The site shows it within seconds, or within a minute where it reads this campus API over HTTP (${reason}).`;
}

/** Host and port of the site, as this machine reaches it. */
function authority({ host, port }: Environment): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
}

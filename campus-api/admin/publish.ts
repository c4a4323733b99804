import { isIPv6 } from 'node:net';
import { EnvironmentError } from '#lib/runtime/environment/environment-error.ts';
import { type Environment, parseEnvironment } from '#lib/runtime/environment/schema.ts';
import type { Tag } from './changes/tags.ts';

/** Milliseconds that the site has to take note. */
const patience = 5000;

/** Tells the site on this machine, through its publishing webhook, what is new; answers a line that says when visitors see it. Never throws. */
export async function publish(tags: Tag[], variables: NodeJS.ProcessEnv = process.env): Promise<string> {
  let site: Environment;
  try {
    site = parseEnvironment(variables);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return later(`it was not told: ${error.message.split('\n')[0]}`);
  }
  if (site.upstreamUrl !== null) {
    return 'The site does not show it: UPSTREAM_URL is set, so it reads from there and not from this database.';
  }
  if (site.revalidateSecret === null) return later('it was not told: REVALIDATE_SECRET is not set');
  return tell(`http://${authority(site)}/api/revalidate`, site.revalidateSecret, tags);
}

async function tell(address: string, secret: string, tags: Tag[]): Promise<string> {
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await reply.body?.cancel();
    if (reply.ok) return 'The site was told and shows it within seconds.';
    return later(`it answered ${reply.status} at ${address}: has it the same REVALIDATE_SECRET?`);
  } catch {
    return later(`no site answers at ${address}`);
  }
}

/** The site looks for changes of its own database twice a second; content that it has over HTTP it renews when that is a minute old. */
function later(reason: string): string {
  return `The site shows it within seconds, or within a minute where it reads this campus API over HTTP (${reason}).`;
}

/** Where the site listens, as this machine reaches it. */
function authority({ host, port }: Environment): string {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `${isIPv6(reached) ? `[${reached}]` : reached}:${port}`;
}

import { knock } from '#e2e/support/knock.ts';
import { startCampusApi } from '#e2e/support/servers.ts';
import { startUnrulyUpstream, type UnrulyUpstream } from '#e2e/support/unruly-upstream.ts';

export const SECRETS = { METRICS_SECRET: 'bench', REVALIDATE_SECRET: 'bench' };

/** The sample campus behind an upstream that misbehaves on command. */
export async function onUnrulyCampus<T>(measure: (upstream: UnrulyUpstream) => Promise<T>): Promise<T> {
  const campusApi = await startCampusApi();
  const upstream = await startUnrulyUpstream(campusApi.url);
  try {
    return await measure(upstream);
  } finally {
    await upstream.shut();
    await campusApi.stop();
  }
}

/** Tells the site that all content is new: what it shows next it has asked for. */
export async function publish(base: string): Promise<void> {
  await knock(base, '/api/revalidate', {
    method: 'POST',
    headers: { authorization: 'Bearer bench', 'content-type': 'application/json' },
    body: '{"tags":["contact","notices","flash-notices","staff","gallery","publications"]}',
  });
}

/** A gauge of the site in MB. */
export async function megabytes(base: string, ...gauges: string[]): Promise<number[]> {
  const { body } = await knock(base, '/api/metrics', { headers: { authorization: 'Bearer bench' } });
  const text = body.toString();
  return gauges.map((gauge) => Number(new RegExp(`^${gauge} (.+)$`, 'm').exec(text)?.[1]) / 1024 / 1024);
}

import { type FaultyUpstream, startFaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { startCampusApi } from '#e2e/support/servers.ts';

export const SECRETS = { METRICS_SECRET: 'bench', REVALIDATE_SECRET: 'bench' };

/** The sample campus behind an upstream that misbehaves on command. */
export async function onUnrulyCampus<T>(measure: (upstream: FaultyUpstream) => Promise<T>): Promise<T> {
  const campusApi = await startCampusApi();
  const upstream = await startFaultyUpstream(campusApi.url);
  try {
    return await measure(upstream);
  } finally {
    await upstream.shut();
    await campusApi.stop();
  }
}

/** Tells the site that all content is new: what it shows next it has asked for. */
export async function publish(base: string): Promise<void> {
  await rawRequest(base, '/api/revalidate', {
    method: 'POST',
    headers: { authorization: 'Bearer bench', 'content-type': 'application/json' },
    body: '{"tags":["contact","notices","flash-notices","staff","gallery","publications"]}',
  });
}

/** A gauge of the site in MB. */
export async function megabytes(base: string, ...gauges: string[]): Promise<number[]> {
  const { body } = await rawRequest(base, '/api/metrics', { headers: { authorization: 'Bearer bench' } });
  const text = body.toString();
  return gauges.map((gauge) => Number(new RegExp(`^${gauge} (.+)$`, 'm').exec(text)?.[1]) / 1024 / 1024);
}

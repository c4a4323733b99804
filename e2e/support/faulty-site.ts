import type { Behaviour } from '#lib/upstream/testing/behaviours.ts';
import { type FaultyUpstream, startFaultyUpstream } from './faulty-upstream.ts';
import type { Running } from './process.ts';
import { startSite } from './servers.ts';
import { test } from './test.ts';

/** A start on a busy machine. */
const START_MS = 120_000;

/** A site of its own for the tests of a file, on a campus API that they make misbehave. `behaviour`: how it begins. */
export function withFaultySite(
  env: Record<string, string> = {},
  behaviour: Behaviour | null = null,
): { upstream: FaultyUpstream; site: Running } {
  const upstream = {} as FaultyUpstream;
  const site = {} as Running;
  test.beforeAll(async () => {
    test.setTimeout(START_MS);
    Object.assign(upstream, await startFaultyUpstream());
    upstream.behave(behaviour);
    Object.assign(site, await startSite(upstream.url, env));
  });
  test.afterAll(async () => {
    await site.stop();
    await upstream.shut();
  });
  return { upstream, site };
}

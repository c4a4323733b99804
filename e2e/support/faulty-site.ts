import type { Behaviour } from '#lib/site/campus-client/testing/behaviours.ts';
import { type FaultyUpstream, startFaultyUpstream } from './faulty-upstream.ts';
import type { RunningServer } from './process.ts';
import { startSite } from './servers.ts';
import { test } from './test.ts';

/** A separate site for the tests of a file, on a campus API that they can make misbehave. `behaviour`: the initial one. */
export function withFaultySite(
  env: Record<string, string> = {},
  behaviour: Behaviour | null = null,
): { upstream: FaultyUpstream; site: RunningServer } {
  const upstream = {} as FaultyUpstream;
  const site = {} as RunningServer;
  test.beforeAll(async () => {
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

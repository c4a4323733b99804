import type { Environment } from '#lib/runtime/environment/schema.ts';
import type { Check } from './check.ts';
import { contentChecks } from './content-checks.ts';
import { examine, type Result } from './examine.ts';
import { fileChecks } from './file-checks.ts';
import { peopleChecks } from './people-checks.ts';

/** Asks all calls of the campus API and says what came of it; true where the site could show everything. */
export async function examineCampus(
  { upstreamUrl, dataDir, profilePictureUrl }: Environment,
  more: Check[],
  say: (line: string) => void,
): Promise<boolean> {
  say(upstreamUrl === null ? `The embedded campus API, in ${dataDir}` : `The campus API at ${upstreamUrl}`);
  if (profilePictureUrl !== null) say(`Profile pictures from ${profilePictureUrl}`);
  const results = await examine([...contentChecks, ...peopleChecks, ...fileChecks, ...more], say);
  say(summary(results));
  return results.every(({ outcome }) => outcome === 'well');
}

function summary(results: Result[]): string {
  const of = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome);
  const names = (some: Result[]) => [...new Set(some.map(({ shows }) => shows))].join('; ');
  const parts = [`${of('well').length} of ${results.length} answers are as agreed.`];
  if (of('partly').length > 0) parts.push(`Something is amiss in: ${names(of('partly'))}.`);
  if (of('not').length > 0) parts.push(`The site could not show: ${names(of('not'))}.`);
  return parts.join(' ');
}

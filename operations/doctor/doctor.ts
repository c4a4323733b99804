import { VERSION } from '#lib/platform/runtime/version.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import type { Check } from './check.ts';
import { contentChecks } from './content-checks.ts';
import { type CheckResult, examine } from './examine.ts';
import { fileChecks } from './file-checks.ts';
import { peopleChecks } from './people-checks.ts';

/** Sends all calls to the campus API and prints the results; returns whether the site can show everything. */
export async function examineCampus(
  { upstreamUrl, siteContentUrl, dataDir, profilePictureUrl }: Environment,
  more: Check[],
  printLine: (line: string) => void,
): Promise<boolean> {
  printLine(`Version ${VERSION}`);
  printLine(upstreamUrl === null ? `The embedded campus API, in ${dataDir}` : `The campus API at ${upstreamUrl}`);
  if (siteContentUrl !== null) printLine(`The site content of ${siteContentUrl}`);
  if (profilePictureUrl !== null) printLine(`Profile pictures from ${profilePictureUrl}`);
  const results = await examine([...contentChecks, ...peopleChecks, ...fileChecks, ...more], printLine);
  printLine(summary(results));
  return results.every(({ state }) => state === 'ok');
}

function summary(results: CheckResult[]): string {
  const inState = (state: CheckResult['state']) => results.filter((result) => result.state === state);
  const names = (some: CheckResult[]) => [...new Set(some.map(({ shows }) => shows))].join('; ');
  const parts = [`${inState('ok').length} of ${results.length} responses are as specified.`];
  if (inState('partial').length > 0) parts.push(`Problems in: ${names(inState('partial'))}.`);
  if (inState('failed').length > 0) parts.push(`The site could not show: ${names(inState('failed'))}.`);
  return parts.join(' ');
}

import { readFileSync } from 'node:fs';
import { readSettings } from '#campus-api/cli/program/settings.ts';
import { readAdminSettings } from '#campus-api/web/settings.ts';
import { variableNames } from '#lib/platform/settings/schema.ts';

/** Set by `npm start` itself, for its build. */
const internal = ['SITE_SERVED_HERE'];

/** The names of the environment variables that a function reads. */
function namesReadBy(read: (environment: NodeJS.ProcessEnv) => unknown): string[] {
  const names = new Set<string>();
  const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test' };
  read(new Proxy(environment, { get: (_, name) => void names.add(String(name)) }));
  return [...names];
}

test('docs/settings.md lists each setting once', () => {
  const rows = readFileSync('docs/settings.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  const read = new Set([...variableNames, ...namesReadBy(readSettings), ...namesReadBy(readAdminSettings)]);
  for (const name of internal) read.delete(name);
  expect(listed.sort()).toEqual([...read].sort());
});

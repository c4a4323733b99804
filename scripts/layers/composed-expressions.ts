import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { isOfTests } from './check.ts';

const FOLDERS = '{campus-api,components,lib,packages,server}';

/** Records the expressions that modules compose of parts when they are loaded. */
const recorder = `
  const expressions = [];
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, parts) {
      const expression = new target(...parts);
      expressions.push(String(expression));
      return expression;
    },
  });
  const byFile = {};
  for (const file of process.argv.slice(1)) {
    await import(file);
    byFile[file] = expressions.splice(0);
  }
  console.log(JSON.stringify(byFile));
  process.exit();
`;

/** Expressions that modules compose with `new RegExp` when they are loaded, by the first file that loads each. */
export function composedExpressions(): Map<string, string[]> {
  const files = globSync(`${FOLDERS}/**/*.ts`).filter(
    (file) => !isOfTests(file) && readFileSync(file, 'utf8').includes('new RegExp('),
  );
  const addresses = files.map((file) => pathToFileURL(file).href);
  // With this condition `server-only` loads outside of a bundle.
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--conditions=react-server',
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '--eval',
      recorder,
      ...addresses,
    ],
    { encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  const byFile = z.record(z.string(), z.array(z.string())).parse(JSON.parse(stdout));
  return new Map(files.map((file, index) => [file, byFile[addresses[index] ?? ''] ?? []]));
}

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { analyse } from 'scslre';
import type { Node } from 'typescript/unstable/ast';
import { isRegularExpressionLiteral } from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
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

/** Files with one expression whose time grows faster than its text, which is short. */
const accepted: Readonly<Record<string, string>> = {
  'campus-api/validation/read-number.ts': 'a text of at most MAX_LENGTH characters',
  'components/page-script/group-digits.ts': 'the digits of a number',
  'packages/nepali/text/sounds.ts': 'a word of at most MAX_LENGTH letters',
  'packages/site-import/crawl/page-facts.ts': 'a title of at most MAX_TITLE characters',
  'packages/site-import/crawl/record-title.ts': 'a text of at most MAX_TEXT characters',
};

/** Describes a regular expression whose time can grow faster than the length of a text; null for another one. */
export function explainExpression(file: string, expression: string): string | null {
  const end = expression.lastIndexOf('/');
  const { reports } = analyse({ source: expression.slice(1, end), flags: expression.slice(end + 1) });
  if (reports.length === 0) return null;
  return `${file}: ${expression} is slow on some long texts. Let no two repetitions match the same characters, and begin one where they begin: (?<!a)a+$.`;
}

/** The slow expressions of the product, which meet texts of visitors, clerks and other sites. */
export function slowExpressions(): string[] {
  const files = globSync('{app,campus-api,components,content,lib,packages,server}/**/*.{ts,tsx}');
  const api = new API({ cwd: process.cwd() });
  const config = resolve('tsconfig.json');
  const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program;
  if (!program) throw new Error('TypeScript cannot open tsconfig.json');
  const issues = files
    .filter((file) => !isOfTests(file))
    .flatMap((file) => {
      const texts = new Set<string>();
      const visit = (node: Node): void => {
        if (isRegularExpressionLiteral(node)) texts.add(node.text);
        node.forEachChild(visit);
      };
      program.getSourceFile(resolve(file))?.forEachChild(visit);
      const slow = [...texts].flatMap((text) => explainExpression(file, text) ?? []);
      return accepted[file] ? slow.slice(1) : slow;
    });
  api.close();
  const composed = [...composedExpressions()].flatMap(([file, expressions]) =>
    expressions.flatMap((expression) => explainExpression(file, expression) ?? []),
  );
  return [...issues, ...composed];
}

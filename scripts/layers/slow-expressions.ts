import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { analyse } from 'scslre';
import type { Node } from 'typescript/unstable/ast';
import { isRegularExpressionLiteral } from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
import { isOfTests } from './check.ts';
import { composedExpressions } from './composed-expressions.ts';

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

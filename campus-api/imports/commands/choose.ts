import { createCategoryMap, DEFAULT_DEPARTMENT, NO_DEPARTMENT } from '#campus-api/imports/plan/category-map.ts';
import { describeError } from '#campus-api/imports/plan/file-reasons.ts';
import type { Remark } from '#campus-api/imports/plan/remarks.ts';
import type { NamedCategory } from '#campus-api/records/site-document/categories.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Crawl, CrawledPage, Pattern } from '#packages/site-import/crawl/index.ts';
import { crawlMessages } from './crawl-messages.ts';
import { describePages, describePattern } from './describe-patterns.ts';

/** The terminal: prints text, and prompts for a line. */
export interface Terminal {
  print(text: string): void;
  prompt(question: string): Promise<string>;
}

/** The department that the words of a pattern suggest. */
export function proposedDepartment({ name, label }: Pattern, departments: readonly NamedCategory[]): string {
  const departmentOf = createCategoryMap(departments, new Map());
  const words = name.replaceAll(/[-_]/g, ' ');
  return (
    departmentOf({ domain: '', slug: name, name: words }) ??
    departmentOf({ domain: '', slug: '', name: label }) ??
    DEFAULT_DEPARTMENT
  );
}

/** Prompts for the department of each pattern after five examples. */
export async function promptForPatterns(
  patterns: readonly Pattern[],
  departments: readonly NamedCategory[],
  { print, prompt, language }: Terminal & { language: Locale },
): Promise<Map<string, string>> {
  const choices = [...departments.map(({ address }) => address), NO_DEPARTMENT];
  const chosen = new Map<string, string>();
  for (const pattern of patterns) {
    print(`\n${describePattern(pattern, language)}`);
    const proposal = proposedDepartment(pattern, departments);
    let entered: string | undefined;
    while (entered === undefined || !choices.includes(entered)) {
      if (entered !== undefined)
        print(fillIn(crawlMessages.unknownDepartment[language], { choices: choices.join(', ') }, language));
      const question = fillIn(crawlMessages.department[language], { name: pattern.name, proposal }, language);
      entered = (await prompt(question)).trim().toLowerCase() || proposal;
    }
    chosen.set(pattern.name, entered);
  }
  return chosen;
}

/** Prompts for the pages to import. */
export async function promptForPages(
  pages: readonly CrawledPage[],
  titleOf: (page: CrawledPage) => string,
  { print, prompt, language }: Terminal & { language: Locale },
): Promise<Set<string>> {
  if (pages.length === 0) return new Set();
  print(
    `\n${fillIn(crawlMessages.others[language], { number: pages.length }, language)}\n${describePages(pages, titleOf)}`,
  );
  for (;;) {
    const numbers = readNumbers(await prompt(crawlMessages.choosePages[language]), pages.length);
    if (numbers !== null) return new Set(numbers.flatMap((number) => pages[number - 1]?.address ?? []));
    print(fillIn(crawlMessages.unknownPages[language], { most: pages.length }, language));
  }
}

/** `1 3-5`, `all`, or nothing; null for anything else. */
export function readNumbers(text: string, most: number): number[] | null {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 1 && words[0] === 'all') return Array.from({ length: most }, (_, index) => index + 1);
  const numbers = new Set<number>();
  for (const word of words) {
    const [, first = '', last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(word) ?? [];
    if (first === '' || Number(first) < 1 || Number(last) > most || Number(last) < Number(first)) return null;
    for (let number = Number(first); number <= Number(last); number += 1) numbers.add(number);
  }
  return [...numbers];
}

/** Pages that a crawl left out or could not read, for the plan. */
export function crawlRemarks({ blocked, waiting, deep, forbidden, traps, failures }: Crawl): Remark[] {
  return [
    ...(blocked ? [{ code: 'crawl-blocked', values: { reason: describeError(blocked) } } as const] : []),
    ...(waiting > 0 && !blocked ? [{ code: 'crawl-waiting', values: { number: waiting } } as const] : []),
    ...(deep > 0 ? [{ code: 'crawl-deep', values: { number: deep } } as const] : []),
    ...(forbidden > 0 ? [{ code: 'crawl-forbidden', values: { number: forbidden } } as const] : []),
    ...traps.map(({ shape, fetched }) => ({ code: 'crawl-trap', values: { shape, number: fetched } }) as const),
    ...failures.map(({ problem }) => ({ code: 'crawl-failed', values: { reason: describeError(problem) } }) as const),
  ];
}

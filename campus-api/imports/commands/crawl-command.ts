import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { cancelOnInterrupt } from '#campus-api/cli/cancel-on-interrupt.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { limitMemory } from '#campus-api/cli/limit-memory.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { NO_DEPARTMENT } from '#campus-api/imports/plan/category-map.ts';
import { CommandDownload } from '#campus-api/imports/plan/command-download.ts';
import { refuseForProblem } from '#campus-api/imports/plan/file-reasons.ts';
import { planImport } from '#campus-api/imports/plan/plan-import.ts';
import type { Remark } from '#campus-api/imports/plan/remarks.ts';
import { importHelp, importOptions, readLanguage, runImport } from '#campus-api/imports/plan/run-import.ts';
import { categoriesOfDatabase, type NamedCategory } from '#campus-api/records/site-document/categories.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { OldSite } from '#packages/site-import/content/index.ts';
import {
  type Crawl,
  type CrawledPage,
  type CrawlOptions,
  crawlSite,
  createChooser,
  defaultBounds,
  findPatterns,
  MAX_PAGES,
  oldSiteOf,
  type Pattern,
} from '#packages/site-import/crawl/index.ts';
import { readSiteAddress } from '#packages/site-import/network/index.ts';
import { crawlRemarks, promptForPages, promptForPatterns, proposedDepartment } from './choose.ts';
import { crawlMessages } from './crawl-messages.ts';
import { describePages, describePattern, pathAndQuery } from './describe-patterns.ts';

/** The folder of fetched pages and downloads in DATA_DIR, until an import is complete. */
const STAGING = 'crawl-import';
/** Pages between two lines of progress. */
const PROGRESS_STEP = 50;
const MAX_DELAY = 60;

const options = {
  pattern: { type: 'string', multiple: true },
  page: { type: 'string', multiple: true },
  'max-pages': { type: 'string', default: String(defaultBounds.maxPages) },
  depth: { type: 'string', default: String(defaultBounds.maxDepth) },
  delay: { type: 'string', default: String(defaultBounds.delayMs / 1000) },
  private: { type: 'boolean', default: false },
  refresh: { type: 'boolean', default: false },
  ...importOptions,
} as const;

export const importCrawlCommand: Command = {
  summary: 'import notices and pages of any other old site by following its links',
  help: `import crawl ADDRESS [--pattern NAME=DEPARTMENT …] [--page PATH …]
  Fetches the public pages of a site, within its robots.txt, and proposes patterns of notices (title, date, files), each with five examples, of which
  you choose the department. Old addresses become redirects. A second import adds only new items. docs/moving.md explains the steps.
  --pattern     the department of the notices of a pattern, instead of a prompt; none leaves them out; repeatable
  --page        a page to import, such as /about.php, or all; repeatable
  --max-pages   maximum number of pages; default: ${defaultBounds.maxPages}, at most ${MAX_PAGES}
  --depth       maximum number of links from the first page; default: ${defaultBounds.maxDepth}
  --delay       seconds between two requests; default: ${defaultBounds.delayMs / 1000}
  --private     allow a site on this machine or in a local network
  --refresh     fetch pages again that an earlier run has stored
${importHelp}`,
  async run(context, args) {
    const { values, positionals } = readArguments(args, options);
    const address = required(takeArgs(positionals, 1)[0], 'the address of the old site');
    const site = readSiteAddress(address) ?? refuseField('', 'import-address', { value: address });
    const language = readLanguage(values);
    const bounds = {
      maxPages: readNumber('max-pages', values['max-pages'], MAX_PAGES),
      maxDepth: readNumber('depth', values.depth, 100),
      delayMs: readNumber('delay', values.delay, MAX_DELAY) * 1000,
    };
    const departments = await readCampus(context, ({ database }) => categoriesOfDatabase(database));
    const entered = readPatterns(values.pattern ?? [], departments);
    limitMemory();
    const staging = join(context.dataDir, STAGING);
    const folder = join(staging, 'pages');
    const network = { ...bounds, folder, allowPrivate: values.private, ...(values.refresh && { maxAgeMs: 0 }) };
    const choices = { entered, pages: values.page ?? [], departments, language, isDryRun: values['dry-run'] };
    const { read, remarks, map } = await chooseFrom(site, network, choices);
    const download = new CommandDownload(read.site, staging, { allowPrivate: values.private });
    await runImport(context, values, {
      plan: (database) => planImport(database, read, { map, source: download.source, remarks }),
      load: download.load,
      release: () => void read.items.splice(0),
    });
    if (!values['dry-run']) rmSync(staging, { recursive: true, force: true });
  },
};

interface Choices {
  entered: ReadonlyMap<string, string>;
  pages: readonly string[];
  departments: readonly NamedCategory[];
  language: Locale;
  isDryRun: boolean;
}

/** Fetches a site and returns the chosen notices and pages; the rest of the crawl is not retained. */
async function chooseFrom(
  site: string,
  network: CrawlOptions,
  { entered, pages, departments, language, isDryRun }: Choices,
): Promise<{ read: OldSite; remarks: Remark[]; map: ReadonlyMap<string, string> }> {
  const crawl = await fetchPages(site, network);
  const { patterns, others } = findPatterns(crawl);
  const counts = { site: crawl.site, pages: crawl.pages.size, patterns: patterns.length };
  console.log(fillIn(crawlMessages.fetched[language], counts, language));
  requirePatterns(entered, patterns);
  const isEntered = entered.size + pages.length > 0;
  const isPrompting = !isEntered && !isDryRun && process.stdin.isTTY;
  const proposed = () => patterns.map((pattern) => [pattern.name, proposedDepartment(pattern, departments)] as const);
  if (isDryRun || (!isEntered && !isPrompting)) describeAll(crawl, patterns, others, language);
  if (!isEntered && !isDryRun && !isPrompting) {
    const options = proposed().map((pair) => `--pattern ${pair.join('=')}`);
    const values = { options: options.join(' ') || '--page' };
    throw new CampusApiSetupError(fillIn(crawlMessages.repeat[language], values, language));
  }
  const chosen = isPrompting
    ? await promptForAll(crawl, patterns, others, { departments, language })
    : { map: isEntered ? entered : new Map(proposed()), pages: readPages(pages, crawl, others) };
  if (!isEntered && isDryRun) {
    const choices = proposed().map((pair) => pair.join('='));
    console.log(fillIn(crawlMessages.assumed[language], { choices: choices.join(', ') }, language));
  }
  const names = [...chosen.map].filter(([, department]) => department !== NO_DEPARTMENT).map(([name]) => name);
  const read = oldSiteOf(crawl, patterns, { patterns: new Set(names), pages: chosen.pages }, network.folder);
  return { read, remarks: crawlRemarks(crawl), map: chosen.map };
}

async function fetchPages(site: string, settings: CrawlOptions): Promise<Crawl> {
  const onProgress = ({ fetched, waiting }: { fetched: number; waiting: number }) => {
    if (fetched % PROGRESS_STEP === 0) console.error(`Fetched ${fetched} pages; ${waiting} are waiting`);
  };
  try {
    return await cancelOnInterrupt((signal) => crawlSite(site, { ...settings, signal, onProgress }));
  } catch (error) {
    return refuseForProblem(error);
  }
}

function describeAll(
  crawl: Crawl,
  patterns: readonly Pattern[],
  others: readonly CrawledPage[],
  language: Locale,
): void {
  for (const pattern of patterns) console.log(describePattern(pattern, language));
  if (others.length === 0) return;
  console.log(fillIn(crawlMessages.others[language], { number: others.length }, language));
  console.log(describePages(others, titleChooser(crawl)));
}

const titleChooser = (crawl: Crawl) => {
  const choose = createChooser([...crawl.pages.values()]);
  return (page: CrawledPage) => choose(page).title;
};

async function promptForAll(
  crawl: Crawl,
  patterns: readonly Pattern[],
  others: readonly CrawledPage[],
  { departments, language }: { departments: readonly NamedCategory[]; language: Locale },
): Promise<{ map: Map<string, string>; pages: Set<string> }> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const terminal = {
    print: (text: string) => console.log(text),
    prompt: (text: string) => lines.question(text),
    language,
  };
  try {
    const map = await promptForPatterns(patterns, departments, terminal);
    return { map, pages: await promptForPages(others, titleChooser(crawl), terminal) };
  } finally {
    lines.close();
  }
}

/** A number of an option. @throws UsageError for another text, or more than `most` */
function readNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d{1,6}(?:\.\d{1,3})?$/.test(text) || number > most)
    throw new UsageError(`--${name} is a number up to ${most}`);
  return number;
}

/** `--pattern NAME=DEPARTMENT`. @throws UsageError for another form or an unknown department */
function readPatterns(entered: readonly string[], departments: readonly NamedCategory[]): Map<string, string> {
  const choices = [...departments.map(({ address }) => address), NO_DEPARTMENT];
  return new Map(
    entered.map((text) => {
      const [, name = '', department = ''] = /^([^=]+)=([^=]+)$/.exec(text.trim().toLowerCase()) ?? [];
      if (department === '') throw new UsageError(`--pattern "${text}" is not NAME=DEPARTMENT`);
      if (!choices.includes(department))
        return refuseField('pattern', 'unknown-choice', { value: department, choices: choices.join(', ') });
      return [name.trim(), department.trim()];
    }),
  );
}

function requirePatterns(entered: ReadonlyMap<string, string>, patterns: readonly Pattern[]): void {
  const names = patterns.map(({ name }) => name);
  for (const value of entered.keys())
    if (!names.includes(value)) refuseField('pattern', 'unknown-choice', { value, choices: names.join(', ') });
}

/** The addresses of `--page`. @throws RefusedError for a page that was not fetched */
function readPages(entered: readonly string[], crawl: Crawl, others: readonly CrawledPage[]): Set<string> {
  return new Set(
    entered.flatMap((value) => {
      if (value === 'all') return others.map(({ address }) => address);
      const address = URL.canParse(value, crawl.site) ? new URL(value, crawl.site).href : value;
      if (crawl.pages.has(address)) return [address];
      const choices = others.map((page) => pathAndQuery(page.address)).slice(0, 50);
      return refuseField('page', 'unknown-choice', { value, choices: [...choices, 'all'].join(', ') });
    }),
  );
}

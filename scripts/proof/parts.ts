import type { Part } from './part.ts';
import { corpusFiles } from './slow-unit-files.mjs';
import { type FullProject, fullProjects, type SpecProject } from './spec-files.ts';
import { checkTally, e2eTally, jestTally } from './tally.ts';
import {
  enginesMissingReason,
  imageMissingReason,
  liveMissingReason,
  nuCheckerMissingReason,
  oldSitesMissingReason,
  servicesMissingReason,
} from './tools.ts';

type Check = Pick<Part, 'name' | 'title' | 'program' | 'args'> & Partial<Part>;

/** A part that counts as one test. */
const check = (part: Check): Part => ({ ...part, readTally: (hasPassed) => checkTally(part.title, hasPassed) });
const parallel = (name: string, title: string, program: string, ...args: string[]): Part =>
  check({ name, title, program, args, isForEveryChange: true, isParallel: true });
const jestPart = (name: 'unit' | 'contract' | 'corpora' | 'fuzzing', title: string, ...args: string[]): Part => ({
  name,
  title,
  program: 'jest',
  args: [...args, '--json', `--outputFile=test-results/${name}.json`],
  readTally: () => jestTally(name),
});
const playwrightPart = (name: string, title: string, more: Partial<Part> = {}): Part => ({
  name,
  title,
  program: 'playwright',
  args: ['test', '--project', name],
  needsBuild: true,
  readTally: () => e2eTally(),
  ...more,
});

const projectTitles: Readonly<Record<FullProject, string>> = {
  cluster: 'Several instances with Redis',
  front: 'The site behind nginx and Caddy',
  hygiene: 'Requests that nginx cleans or rejects',
  start: 'npm start from nothing',
  release: 'The archive of a release',
  standalone: 'The standalone folder',
  'remote-backup': 'Back-ups on another machine',
  recognition: 'Recognition of scans on the site',
  warmup: 'Warm-up after a start and a publication',
  'many-notices': 'Thousands of notices',
  machines: 'Several machines and processes',
  'killed-site': 'A killed site',
  mail: 'Mail servers and subscriptions',
};

/** Tests with random inputs import it (jest.config.mjs). */
const fastCheck = 'scripts/proof/testing/fast-check.ts';

/** The end-to-end parts before a release. */
const projects = Object.entries<SpecProject>(fullProjects).map(([name, { folder, isShared }]) => {
  const needs = folder === 'deploy' ? { missingReason: servicesMissingReason } : {};
  const title = Object.entries(projectTitles).find(([project]) => project === name)?.[1] ?? name;
  return playwrightPart(name, title, { ...needs, env: isShared ? {} : { E2E_SHARED_SITE: 'off' } });
});

/** All parts of the proof. `npm test` runs the parts for every change; `npm run test:all` runs all, or parts by name. */
export const parts: readonly Part[] = [
  parallel('lint', 'Lint and format', 'biome', 'check', '--error-on-warnings'),
  parallel('browsers', 'Browsers of the browserslist', 'node', 'scripts/commands/browser-support.ts'),
  parallel('structure', 'Modules and words', 'node', 'scripts/commands/structure.ts'),
  parallel('types', 'Types', 'npm', 'run', '--silent', 'types'),
  { ...jestPart('unit', 'Unit tests'), isForEveryChange: true },
  check({
    name: 'build',
    title: 'The production build and the sample campus',
    program: 'node',
    args: ['scripts/commands/build.ts'],
    isForEveryChange: true,
  }),
  {
    ...jestPart('contract', 'Assumptions about the framework', '--config', 'jest.contract.config.mjs'),
    needsBuild: true,
    isForEveryChange: true,
  },
  playwrightPart('pages', 'Pages and journeys of visitors and clerks, in Chromium', { isForEveryChange: true }),
  ...projects,
  playwrightPart('full', 'Faults, attacks and rare states in Chromium'),
  jestPart('corpora', 'Corpora and packed packages', '--config', 'jest.full.config.mjs', ...corpusFiles),
  jestPart('fuzzing', 'Full fuzzing', '--config', 'jest.full.config.mjs', '--findRelatedTests', fastCheck),
  {
    ...playwrightPart('engines', 'Tasks in Firefox, WebKit and old Chromiums', { missingReason: enginesMissingReason }),
    args: ['test', '--config', 'e2e/engines/playwright.config.ts'],
    readTally: () => e2eTally('engines'),
  },
  check({
    name: 'html',
    title: 'Valid HTML, by the Nu checker',
    program: 'playwright',
    args: ['test', '--config', 'e2e/html/playwright.config.ts'],
    needsBuild: true,
    missingReason: nuCheckerMissingReason,
  }),
  check({
    name: 'wordpress',
    title: 'The move from two WordPress sites',
    program: 'node',
    args: ['scripts/proof/move-old-sites.ts'],
    needsBuild: true,
    missingReason: oldSitesMissingReason,
  }),
  check({
    name: 'live',
    title: 'Every step of docs/going-live.md',
    program: 'node',
    args: ['scripts/proof/go-live.ts'],
    needsBuild: true,
    missingReason: liveMissingReason,
  }),
  check({
    name: 'image',
    title: 'The container image',
    program: 'node',
    args: ['scripts/proof/try-image.ts'],
    missingReason: imageMissingReason,
  }),
];

/** The unit tests of these files. */
export const unitFiles = (files: readonly string[]): Part =>
  jestPart('unit', 'Unit tests of the change', '--runTestsByPath', ...files);

/** The end-to-end tests of these files. */
export const playwrightFiles = (files: readonly string[]): Part => ({
  ...playwrightPart('pages', 'End-to-end tests of the change'),
  args: ['test', ...files],
});

/** The parts with these names, each with the build before it if it needs one; all parts without names. @throws Error for an unknown name */
export function selectParts(names: readonly string[], without: readonly string[] = []): Part[] {
  const unknown = [...names, ...without].filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(`Unknown part ${unknown.join(', ')}; known parts: ${parts.map(({ name }) => name).join(', ')}.`);
  const selected = parts.filter(({ name }) => (names.length === 0 || names.includes(name)) && !without.includes(name));
  const needsBuild = selected.some((part) => part.needsBuild);
  return parts.filter((part) => selected.includes(part) || (needsBuild && part.name === 'build'));
}

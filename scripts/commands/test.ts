import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { print } from '#lib/platform/runtime/console.mjs';
import { compileCache } from '#server/process/memory.mjs';
import { prepare } from '#server/process/prepare.ts';
import { settings } from '#server/process/settings.ts';
import { build } from '../steps/build.ts';
import { ensureChromium } from '../steps/chromium.ts';
import { provideExternalServices } from '../steps/external-services.ts';
import { checkTally, e2eTally, jestTally, reportTallies, type Tally } from '../steps/tally.ts';

/** Runs one kind of check; returns whether it passed. */
function passes(title: string, program: string, args: readonly string[]): boolean {
  print(`${title} …`);
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0;
}

// Chromium names downloads in Devanagari only in a locale with UTF-8, which a minimal shell or a service lacks.
process.env.LC_ALL = 'C.UTF-8';
// Tests start hundreds of commands, whose types are stripped once.
process.env.NODE_COMPILE_CACHE = resolve(compileCache.NODE_COMPILE_CACHE);
const environment = settings();
ensureChromium();
provideExternalServices();

const check = (title: string, program: string, args: readonly string[]) =>
  checkTally(title, passes(title, program, args));

mkdirSync('test-results', { recursive: true });
const results: Tally[] = [
  check('Lint and format', 'biome', ['check', '--error-on-warnings']),
  check('Browsers of the browserslist', 'node', ['scripts/commands/browser-support.ts']),
  check('Modules and words', 'node', ['scripts/commands/structure.ts']),
  check('Types', 'npm', ['run', '--silent', 'types']),
];
passes('Unit tests', 'jest', ['--json', '--outputFile=test-results/unit.json']);
results.push(jestTally('unit'));
prepare(environment);
build();
const contract = ['--config', 'jest.contract.config.mjs', '--json', '--outputFile=test-results/contract.json'];
passes('Assumptions about the framework, on the production build', 'jest', contract);
results.push(jestTally('contract'));
passes('End-to-end tests on the production build', 'playwright', ['test']);
results.push(e2eTally());

reportTallies(results);

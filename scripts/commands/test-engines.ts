import { spawnSync } from 'node:child_process';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { settings } from '#server/process/settings.ts';
import { build } from '../steps/build.ts';
import { ensureEngines } from '../steps/engines.ts';
import { checkTally, e2eTally, reportTallies, type Tally } from '../steps/tally.ts';
import { isValidHtml } from '../steps/valid-html.ts';

function inEngines(): Tally {
  ensureEngines();
  spawnSync('playwright', ['test', '--config', 'e2e/engines/playwright.config.ts'], { stdio: 'inherit' });
  return e2eTally('engines');
}

/** Tests outside `npm test`, by name: `npm run test:engines -- html`. */
const parts: Readonly<Record<string, { title: string; run: () => Tally }>> = {
  tasks: { title: 'Tasks in Firefox, WebKit and old Chromiums', run: inEngines },
  html: { title: 'Valid HTML, by the Nu checker', run: () => checkTally('Valid HTML', isValidHtml()) },
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in parts));
if (unknown.length > 0) fail(`Unknown part ${unknown.join(', ')}; known parts: ${Object.keys(parts).join(', ')}.`);

settings();
build();
const tallies: Tally[] = [];
for (const [name, { title, run }] of Object.entries(parts)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  print(`${title} …`);
  tallies.push(run());
}
reportTallies(tallies);

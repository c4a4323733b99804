import { giveUp, say } from '../ground/say.mjs';
import { build } from '../steps/build.ts';
import { settings } from '../steps/settings.ts';
import { isValidHtml } from '../steps/valid-html.ts';

/** What is tried beside the tests of `npm test`: each part by its name, `npm run test:engines -- html`. */
const parts: Readonly<Record<string, { title: string; passes: () => boolean }>> = {
  html: { title: 'Valid HTML, by the Nu checker', passes: isValidHtml },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) giveUp(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`);

build(settings());
const failed = Object.entries(parts).filter(([name, { title, passes }]) => {
  if (asked.length > 0 && !asked.includes(name)) return false;
  say(`${title} …`);
  return !passes();
});
if (failed.length > 0) giveUp(`Not passed: ${failed.map(([name]) => name).join(', ')}.`);

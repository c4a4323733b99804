import { resolve } from 'node:path';
import { fail, say } from '#lib/runtime/console.mjs';
import { prepare } from '#server/process/prepare.ts';
import { settings } from '#server/process/settings.ts';
import { build } from '../steps/build.ts';
import { precompress } from '../steps/precompress.ts';
import { standAlone } from '../steps/stand-alone.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  fail('npm run standalone -- FOLDER: a new folder, for a machine of the same kind that has nothing else.');
const environment = settings();
prepare(environment);
build();
precompress();
await standAlone(resolve(folder));
say(
  `The site stands alone in ${resolve(folder)}: bin/site start there starts it. docs/going-live.md takes it from here.`,
);

import { resolve } from 'node:path';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { exportSite } from '#scripts/steps/export-site.ts';
import { settings } from '#server/process/settings.ts';
import { prepare } from '#server/process/start.ts';
import { build } from '../steps/build.ts';
import { precompress } from '../steps/precompress.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  fail('npm run standalone -- FOLDER: exports a self-contained build to a new folder, for a machine of the same kind.');
const environment = settings();
prepare(environment);
build();
precompress();
await exportSite(resolve(folder));
print(`Exported the site to ${resolve(folder)}: bin/site start there starts it. Next steps: docs/going-live.md.`);

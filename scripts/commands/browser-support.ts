import { checkSources } from '../browser-support/check.ts';
import { clientFiles } from '../browser-support/client-files.ts';

// Whether what is sent to browsers keeps to the browserslist of package.json; or whether the scripts that are named do.
const named = process.argv.slice(2);
const found = named.length > 0 ? checkSources(named, '') : checkSources(clientFiles());
for (const line of found) console.error(`✗ ${line}`);
if (found.length > 0)
  console.error('  Do without it, or say in scripts/browser-support/accepted.ts why it may be lacking.');
process.exitCode = found.length > 0 ? 1 : 0;

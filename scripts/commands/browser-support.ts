import { checkSources } from '../browser-support/check.ts';
import { clientFiles } from '../browser-support/client-files.ts';

// Checks the code that is sent to browsers, or the given scripts, against the browserslist of package.json.
const scripts = process.argv.slice(2);
const issues = scripts.length > 0 ? checkSources(scripts, '') : checkSources(clientFiles());
for (const line of issues) console.error(`✗ ${line}`);
if (issues.length > 0)
  console.error('  Use something else, or state in scripts/browser-support/check.ts why it may be lacking.');
process.exitCode = issues.length > 0 ? 1 : 0;

import { fail, print } from '#lib/platform/runtime/console.mjs';
import { modules } from '#scripts/layers/modules.ts';
import { upwardImports } from '../layers/check.ts';
import { wrongComponents } from '../layers/components.ts';
import { importCycles } from '../layers/cycles.ts';
import { slowExpressions } from '../layers/slow-expressions.ts';
import { smallFolders } from '../layers/small-folders.ts';
import { subjectIssues, wordIssues } from '../vocabulary/check.ts';

const issues = [
  ...upwardImports(),
  ...importCycles(),
  ...smallFolders(),
  ...wrongComponents(),
  ...wordIssues(),
  ...subjectIssues(),
  ...slowExpressions(),
];
for (const issue of issues) console.error(issue);
if (issues.length > 0)
  fail(
    `${issues.length} issues. Modules: docs/architecture.md; components: CONTRIBUTING.md; words: scripts/vocabulary.`,
  );
print(
  `${modules.length} modules import only modules above them; no cycles, small folders, word issues or slow expressions.`,
);

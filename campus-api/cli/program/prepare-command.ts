import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emptyCampus, emptyContent } from '#campus-api/records/empty-campus.ts';
import { readArguments, takeArgs } from '../read-arguments.ts';
import { runChange } from '../run-change.ts';
import type { ProgramCommand } from './context.ts';
import { prepareAndReport } from './prepare.ts';

const options = {
  empty: { type: 'boolean', default: false },
  name: { type: 'string' },
  yes: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

export const prepareCommand: ProgramCommand = {
  summary: 'create missing database, files and account',
  help: `prepare [--empty --name "NAME OF THE CAMPUS"]
  --empty    start with nothing but a name instead of the sample campus; existing content is deleted
  --dry-run  show what would be deleted, and change nothing
  --yes      do not prompt before deletions`,
  async run(context, args) {
    const { settings } = context;
    const { values, positionals } = readArguments(args, options);
    takeArgs(positionals, 0);
    if (!values.empty) return prepareAndReport(settings);
    const { content, identity } = emptyContent(values.name);
    if (existsSync(join(settings.options.dataDir, 'campus.db'))) {
      const flags = { yes: values.yes, dryRun: values['dry-run'] };
      await runChange(
        context,
        flags,
        (campus) => emptyCampus(campus, values.name),
        ({ title }) => `Empty: ${title}`,
      );
    } else if (values['dry-run'])
      console.log(`A campus with nothing but its name would be created: ${content.contact.title}`);
    else {
      const records = settings.options.content === null ? null : content;
      const options = { ...settings.options, content: records, siteDocuments: [identity], sampleFilesDir: null };
      prepareAndReport({ ...settings, options });
    }
  },
};

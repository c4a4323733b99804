import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '#campus-api/command.ts';
import { prepare } from '#campus-api/commands/prepare.ts';
import { emptyCampus, emptyContent } from './empty-campus.ts';
import { readArguments, takeWords } from './read-arguments.ts';
import { runChange } from './run-change.ts';

const options = {
  empty: { type: 'boolean', default: false },
  name: { type: 'string' },
  yes: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

export const prepareCampus: Command = {
  summary: 'makes database, files and account where they are missing',
  help: `prepare [--empty --name "NAME OF THE CAMPUS"]
  --empty    begins with nothing but a name, in place of the sample campus; what is there already is taken away
  --dry-run  says what would go, and changes nothing
  --yes      goes on where something is taken away; in a terminal that is asked`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, options);
    takeWords(positionals, 0);
    if (!values.empty) return prepare(settings);
    const content = emptyContent(values.name);
    if (existsSync(join(settings.options.dataDir, 'campus.db'))) {
      const flags = { yes: values.yes, dryRun: values['dry-run'] };
      await runChange(
        settings,
        flags,
        (campus) => emptyCampus(campus, values.name),
        ({ title }) => `Empty: ${title}`,
      );
    } else if (values['dry-run'])
      console.log(`A campus with nothing but its name would be made: ${content.contact.title}`);
    else prepare({ ...settings, options: { ...settings.options, content, sampleFilesDir: null } });
  },
};

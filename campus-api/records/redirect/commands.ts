import { changeCommand, listCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { writeTableFile } from '#campus-api/csv/format-table.ts';
import { redirectChanges } from './changes.ts';
import { type RedirectRecord, redirectTable } from './redirect.ts';
import { formatRedirects, importRedirectTable } from './table.ts';

const showRedirect = ({ id, source, target }: RedirectRecord): string =>
  `${String(id).padStart(5)} ${source} → ${target}`;

const addRedirects = changeCommand({
  summary: 'redirect an address of the former site',
  help: `redirect add FROM TO
  FROM  the former address: /2019/05/result/, "/?p=12", with or without its host
  TO    a path of this site, such as /notice/item/12, or an https address`,
  options: {},
  plan(_, args) {
    const [from = '', to = ''] = takeArgs(args, 2);
    return {
      write: (campus) => redirectChanges.add(campus, { from, to }),
      show: (redirect) => `Added:\n${showRedirect(redirect)}`,
    };
  },
});

const removeRedirects = removeCommand({
  summary: 'remove redirects from addresses of the former site',
  help: 'redirect remove ID …',
  remove: redirectChanges.remove,
  show: showRedirect,
});

const listRedirects = listCommand({
  summary: 'list the redirects from addresses of the former site with their ids',
  help: 'redirect list',
  read: ({ database }) => redirectTable.open(database).all(),
  show: showRedirect,
});

const importRedirects = changeCommand({
  summary: 'import redirects from a table (Excel or CSV): existing ones are updated, others are added',
  help: `redirect import FILE.xlsx|FILE.ods|FILE.csv
  The first line names the columns: from, to.
  Addresses that the site itself has are left out.
  The import is atomic: on errors nothing is imported, and each is reported with its line and column.`,
  options: {},
  plan(_, args) {
    const path = required(takeArgs(args, 1)[0], 'the name of the table');
    return {
      write: (campus) => importRedirectTable(campus, { path }),
      show: ({ added, changed, unchanged, own }) =>
        `Imported: ${added.length} added, ${changed.length} updated, ${unchanged.length} unchanged, ${own.length} left out.`,
    };
  },
});

const exportRedirects: Command = {
  summary: 'export the redirects from addresses of the former site to a table',
  help: `redirect export FILE.csv
  An existing file is not overwritten.`,
  async run(context, args) {
    const file = required(takeArgs(readArguments(args, {}).positionals, 1)[0], 'the name of the table');
    const redirects = await readCampus(context, ({ database }) => redirectTable.open(database).all());
    writeTableFile(file, formatRedirects(redirects, 'en'));
    console.log(`Written: ${redirects.length} redirects to ${file}.`);
  },
};

export const redirectCommands = [
  ['redirect add', addRedirects],
  ['redirect remove', removeRedirects],
  ['redirect list', listRedirects],
  ['redirect import', importRedirects],
  ['redirect export', exportRedirects],
] as const;

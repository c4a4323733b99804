import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import {
  limitAdminAccountCommand,
  listAdminAccountsCommand,
  removeFactorsCommand,
  resetAdminPasswordCommand,
} from '#campus-api/accounts/account-commands.ts';
import { openCampusApi } from '#campus-api/api/server/campus-api.ts';
import { openApiDocument } from '#campus-api/api/server/openapi.ts';
import { backupCommand } from '#campus-api/backup/backup-campus.ts';
import { exportCommand } from '#campus-api/backup/export-campus.ts';
import { restoreCommand } from '#campus-api/backup/restore-campus.ts';
import { lastUndoable, undoChange } from '#campus-api/campus/undo.ts';
import { type ChangeEntry, listChanges } from '#campus-api/changes/change-log.ts';
import { importCrawlCommand } from '#campus-api/imports/commands/crawl-command.ts';
import { importWordPressCommand } from '#campus-api/imports/commands/wordpress-command.ts';
import { importAlbumsCommand } from '#campus-api/imports/tables/albums-command.ts';
import { importNoticesCommand, importPublicationsCommand } from '#campus-api/imports/tables/table-commands.ts';
import { emptyCampus, emptyContent } from '#campus-api/records/empty-campus.ts';
import { recordCommands } from '#campus-api/records/index.ts';
import { CampusApiSetupError, systemErrorCode } from '#campus-api/validation/setup-error.ts';
import { changeCommand } from '../change-command.ts';
import type { Command } from '../command.ts';
import { limitMemory } from '../limit-memory.ts';
import { readArguments, readIds, takeArgs } from '../read-arguments.ts';
import { readCampus, runChange } from '../run-change.ts';
import { UsageError } from '../usage-error.ts';
import type { ProgramCommand } from './context.ts';
import { prepareAndReport } from './prepare.ts';
import type { Settings } from './settings.ts';
import { stopServerOnSignal } from './stop-on-signal.ts';

const options = {
  empty: { type: 'boolean', default: false },
  name: { type: 'string' },
  yes: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

const prepareCommand: ProgramCommand = {
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

const auditCommand: Command = {
  summary: 'list all changes with their authors, newest first',
  help: `audit [--limit NUMBER]
  --limit  maximum number of changes; default: 20`,
  async run(context, args) {
    const { values, positionals } = readArguments(args, { limit: { type: 'string', default: '20' } });
    takeArgs(positionals, 0);
    if (!/^[1-9]\d{0,4}$/.test(values.limit)) throw new UsageError('--limit takes a number');
    const entries = await readCampus(context, ({ database }) => listChanges(database, { limit: Number(values.limit) }));
    console.log(entries.map(showChange).join('\n') || 'There are no changes yet.');
  },
};

/** `  12 2026-11-22 15:04:45, sita: remove notice 5 (…), undone by 13` in Nepal's time. */
function showChange({ id, at, by, action, summary, undoes, undoneBy }: ChangeEntry): string {
  const time = new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Kathmandu' });
  const verb = undoes === null ? action : `${action} of ${undoes}:`;
  return `${String(id).padStart(4)} ${time}, ${by}: ${verb} ${summary}${undoneBy === null ? '' : `, undone by ${undoneBy}`}`;
}

const undoCommand = changeCommand({
  summary: 'undo the last change, or the one with the given number',
  help: `undo [NUMBER]
  NUMBER  as audit shows it; default: the last change that has not been undone
  Changes of the last 90 days can be undone, records and files; so can an undo. Passwords cannot be restored.`,
  options: {},
  plan(_, args) {
    limitMemory();
    const [word] = takeArgs(args, 1);
    const id = word === undefined ? undefined : readIds([word])[0];
    return {
      write(campus) {
        const change = id ?? lastUndoable(campus.database)?.id;
        if (change === undefined) throw new CampusApiSetupError('there is no change that could be undone');
        return undoChange(campus, change);
      },
      show: (change) => `Undone:\n${showChange(change)}`,
    };
  },
});

/** Milliseconds until a request must be complete. */
const requestTimeout = 30_000;

/** Serves the campus API over HTTP until SIGTERM or SIGINT. */
async function serveCampusApi(settings: Settings): Promise<void> {
  prepareAndReport(settings);
  const api = openCampusApi(settings.options);
  const server = createServer({ requestTimeout }, getRequestListener(api.fetch, { overrideGlobalObjects: false }));
  try {
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
  } catch (error) {
    api.close();
    throw listenError(error, settings);
  }
  stopServerOnSignal(server, api);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : settings.port;
  console.log(`Campus API: http://${isIPv6(settings.host) ? `[${settings.host}]` : settings.host}:${port}`);
}

function listenError(error: unknown, { port, host }: Settings): CampusApiSetupError {
  const reason =
    systemErrorCode(error) === 'EADDRINUSE'
      ? `port ${port} of ${host} is taken: choose another with CAMPUS_API_PORT`
      : `cannot listen on port ${port} of ${host} (${error}): see CAMPUS_API_PORT and CAMPUS_API_HOST`;
  return new CampusApiSetupError(reason, { cause: error });
}

/** Commands by their names, in the order of the overview. */
export const commands: ReadonlyMap<string, ProgramCommand> = new Map<string, ProgramCommand>([
  [
    'serve',
    {
      summary: 'serve the campus API over HTTP (default)',
      help: 'serve',
      run: ({ settings }) => serveCampusApi(settings),
    },
  ],
  ['prepare', prepareCommand],
  ['undo', undoCommand],
  ['audit', auditCommand],
  [
    'openapi',
    {
      summary: 'print the OpenAPI description, the content of docs/campus-api.openapi.json',
      help: 'openapi',
      run: () => console.log(JSON.stringify(openApiDocument(), null, 2)),
    },
  ],
  ['backup', backupCommand],
  ['restore', restoreCommand],
  ['export', exportCommand],
  ...recordCommands,
  ['import wordpress', importWordPressCommand],
  ['import crawl', importCrawlCommand],
  ['import notices', importNoticesCommand],
  ['import publications', importPublicationsCommand],
  ['import albums', importAlbumsCommand],
  ['account list', listAdminAccountsCommand],
  ['account limit', limitAdminAccountCommand],
  ['account password', resetAdminPasswordCommand],
  ['account factor remove', removeFactorsCommand],
]);

import {
  limitAdminAccountCommand,
  listAdminAccountsCommand,
  removeFactorsCommand,
  resetAdminPasswordCommand,
} from '#campus-api/accounts/account-commands.ts';
import { openApiDocument } from '#campus-api/api/server/openapi.ts';
import { backupCommand } from '#campus-api/backup/backup-campus.ts';
import { restoreCommand } from '#campus-api/backup/restore-campus.ts';
import { importCrawlCommand } from '#campus-api/imports/crawl/crawl-command.ts';
import { importAlbumsCommand } from '#campus-api/imports/tables/albums-command.ts';
import { importNoticesCommand, importPublicationsCommand } from '#campus-api/imports/tables/table-commands.ts';
import { importWordPressCommand } from '#campus-api/imports/wordpress/import-command.ts';
import { recordCommands } from '#campus-api/records/index.ts';
import { auditCommand } from './audit-command.ts';
import type { ProgramCommand } from './context.ts';
import { prepareCommand } from './prepare-command.ts';
import { serveCampusApi } from './serve.ts';
import { undoCommand } from './undo-command.ts';

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

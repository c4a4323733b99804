import {
  limitAdminAccountCommand,
  listAdminAccountsCommand,
  resetAdminPasswordCommand,
} from '#campus-api/accounts/account-commands.ts';
import { addUserCommand } from '#campus-api/accounts/add-user.ts';
import { listUsersCommand } from '#campus-api/accounts/list-users.ts';
import { removeUserCommand } from '#campus-api/accounts/remove-user.ts';
import { openApiDocument } from '#campus-api/api/openapi/document.ts';
import { backupCommand } from '#campus-api/backup/backup-campus.ts';
import { restoreCommand } from '#campus-api/backup/restore-campus.ts';
import { auditCommand } from '#campus-api/changes/audit-command.ts';
import { undoCommand } from '#campus-api/changes/undo-command.ts';
import { addAlbumCommand, editAlbumCommand, removeAlbumsCommand } from '#campus-api/records/album/commands.ts';
import { listAlbumsCommand } from '#campus-api/records/album/list-command.ts';
import {
  addCommitteeCommand,
  listCommitteesCommand,
  listStructureCommand,
  removeCommitteesCommand,
  setCommitteeCommand,
  setStructureCommand,
} from '#campus-api/records/committee/commands.ts';
import { editContactCommand, showContactCommand } from '#campus-api/records/contact/commands.ts';
import { setCounterCommand } from '#campus-api/records/counter/command.ts';
import {
  addFlashNoticeCommand,
  editFlashNoticeCommand,
  listFlashNoticesCommand,
  removeFlashNoticesCommand,
} from '#campus-api/records/flash-notice/commands.ts';
import {
  addNoticeCommand,
  editNoticeCommand,
  removeNoticesCommand,
  withdrawNoticeCommand,
} from '#campus-api/records/notice/commands.ts';
import { listNoticesCommand } from '#campus-api/records/notice/list-command.ts';
import {
  addPublicationCommand,
  editPublicationCommand,
  listPublicationsCommand,
  removePublicationsCommand,
} from '#campus-api/records/publication/commands.ts';
import {
  addQaaDocumentCommand,
  editQaaDocumentCommand,
  listQaaDocumentsCommand,
  removeQaaDocumentsCommand,
} from '#campus-api/records/qaa-document/commands.ts';
import {
  cancelVersionCommand,
  listDocumentsCommand,
  removeDocumentsCommand,
  renamePageCommand,
  showDocumentCommand,
  siteSchemaCommand,
} from '#campus-api/records/site-document/commands.ts';
import {
  exportSiteCommand,
  importSiteCommand,
  importSourceCommand,
} from '#campus-api/records/site-document/transfer-commands.ts';
import {
  addStaffCommand,
  editStaffCommand,
  listStaffCommand,
  removeStaffCommand,
} from '#campus-api/records/staff/commands.ts';
import { exportStaffCommand } from '#campus-api/records/staff/export-command.ts';
import { importStaffCommand } from '#campus-api/records/staff/import-command.ts';
import type { Command } from './command.ts';
import { prepareCommand } from './prepare-command.ts';
import { serveCampusApi } from './serve.ts';

/** Commands by their names, in the order of the overview. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ['serve', { summary: 'serve the campus API over HTTP (default)', help: 'serve', run: serveCampusApi }],
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
  ['notice add', addNoticeCommand],
  ['notice edit', editNoticeCommand],
  ['notice remove', removeNoticesCommand],
  ['notice withdraw', withdrawNoticeCommand],
  ['notice list', listNoticesCommand],
  ['album add', addAlbumCommand],
  ['album edit', editAlbumCommand],
  ['album remove', removeAlbumsCommand],
  ['album list', listAlbumsCommand],
  ['flash add', addFlashNoticeCommand],
  ['flash edit', editFlashNoticeCommand],
  ['flash remove', removeFlashNoticesCommand],
  ['flash list', listFlashNoticesCommand],
  ['publication add', addPublicationCommand],
  ['publication edit', editPublicationCommand],
  ['publication remove', removePublicationsCommand],
  ['publication list', listPublicationsCommand],
  ['staff import', importStaffCommand],
  ['staff export', exportStaffCommand],
  ['staff add', addStaffCommand],
  ['staff edit', editStaffCommand],
  ['staff remove', removeStaffCommand],
  ['staff list', listStaffCommand],
  ['committee add', addCommitteeCommand],
  ['committee set', setCommitteeCommand],
  ['committee remove', removeCommitteesCommand],
  ['committee list', listCommitteesCommand],
  ['structure set', setStructureCommand],
  ['structure list', listStructureCommand],
  ['contact edit', editContactCommand],
  ['contact show', showContactCommand],
  ['counter set', setCounterCommand],
  ['qaa document add', addQaaDocumentCommand],
  ['qaa document edit', editQaaDocumentCommand],
  ['qaa document remove', removeQaaDocumentsCommand],
  ['qaa document list', listQaaDocumentsCommand],
  ['qaa user add', addUserCommand],
  ['qaa user remove', removeUserCommand],
  ['qaa user list', listUsersCommand],
  ['site list', listDocumentsCommand],
  ['site show', showDocumentCommand],
  ['site export', exportSiteCommand],
  ['site import', importSiteCommand],
  ['site import-source', importSourceCommand],
  ['site cancel', cancelVersionCommand],
  ['site rename', renamePageCommand],
  ['site remove', removeDocumentsCommand],
  ['site schema', siteSchemaCommand],
  ['account list', listAdminAccountsCommand],
  ['account limit', limitAdminAccountCommand],
  ['account password', resetAdminPasswordCommand],
]);

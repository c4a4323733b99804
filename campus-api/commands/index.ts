import { addAlbumCommand, editAlbumCommand, removeAlbumsCommand } from '#campus-api/admin/albums/album-commands.ts';
import { listAlbumsCommand } from '#campus-api/admin/albums/list-albums.ts';
import { backupCommand } from '#campus-api/admin/backup/backup-campus.ts';
import { restoreCommand } from '#campus-api/admin/backup/restore-campus.ts';
import { auditCommand } from '#campus-api/admin/changes/audit-command.ts';
import { undoCommand } from '#campus-api/admin/changes/undo-command.ts';
import {
  listCommitteesCommand,
  listStructureCommand,
  removeCommitteesCommand,
  setCommitteeCommand,
  setStructureCommand,
} from '#campus-api/admin/committees/committee-commands.ts';
import { editContactCommand, showContactCommand } from '#campus-api/admin/contact/contact-commands.ts';
import { setCounterCommand } from '#campus-api/admin/counter/counter-command.ts';
import {
  addFlashNoticeCommand,
  editFlashNoticeCommand,
  listFlashNoticesCommand,
  removeFlashNoticesCommand,
} from '#campus-api/admin/flash-notices/flash-notice-commands.ts';
import { listNoticesCommand } from '#campus-api/admin/notices/list-notices.ts';
import {
  addNoticeCommand,
  editNoticeCommand,
  removeNoticesCommand,
  withdrawNoticeCommand,
} from '#campus-api/admin/notices/notice-commands.ts';
import { prepareCommand } from '#campus-api/admin/prepare-command.ts';
import {
  addPublicationCommand,
  editPublicationCommand,
  listPublicationsCommand,
  removePublicationsCommand,
} from '#campus-api/admin/publications/publication-commands.ts';
import { addUserCommand } from '#campus-api/admin/qaa/add-user.ts';
import {
  addQaaDocumentCommand,
  editQaaDocumentCommand,
  listQaaDocumentsCommand,
  removeQaaDocumentsCommand,
} from '#campus-api/admin/qaa/document-commands.ts';
import { listUsersCommand } from '#campus-api/admin/qaa/list-users.ts';
import { removeUserCommand } from '#campus-api/admin/qaa/remove-user.ts';
import {
  exportSiteCommand,
  importSiteCommand,
  importSourceCommand,
  listDocumentsCommand,
  removeDocumentsCommand,
  renamePageCommand,
  showDocumentCommand,
  siteSchemaCommand,
} from '#campus-api/admin/site/site-commands.ts';
import { exportStaffCommand } from '#campus-api/admin/staff/export-staff.ts';
import { importStaffCommand } from '#campus-api/admin/staff/import-staff.ts';
import {
  addStaffCommand,
  editStaffCommand,
  listStaffCommand,
  removeStaffCommand,
} from '#campus-api/admin/staff/staff-commands.ts';
import { listAdminAccountsCommand, resetAdminPasswordCommand } from '#campus-api/admin/web/account-commands.ts';
import type { Command } from '../command.ts';
import { openApiDocument } from '../openapi/document.ts';
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
  ['site rename', renamePageCommand],
  ['site remove', removeDocumentsCommand],
  ['site schema', siteSchemaCommand],
  ['account list', listAdminAccountsCommand],
  ['account password', resetAdminPasswordCommand],
]);

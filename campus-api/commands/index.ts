import { addAlbum, editAlbum, removeAlbums } from '#campus-api/admin/albums/album-commands.ts';
import { listAlbums } from '#campus-api/admin/albums/list-albums.ts';
import { backupCampus } from '#campus-api/admin/backup/backup-campus.ts';
import { restoreCampus } from '#campus-api/admin/backup/restore-campus.ts';
import { audit } from '#campus-api/admin/changes/audit-command.ts';
import { undo } from '#campus-api/admin/changes/undo-command.ts';
import {
  listCommittees,
  listStructure,
  removeCommittees,
  setCommittee,
  setStructure,
} from '#campus-api/admin/committees/committee-commands.ts';
import { editContact, showContact } from '#campus-api/admin/contact/contact-commands.ts';
import { counterSet } from '#campus-api/admin/counter/counter-command.ts';
import {
  addFlashNotice,
  editFlashNotice,
  listFlashNotices,
  removeFlashNotices,
} from '#campus-api/admin/flash-notices/flash-notice-commands.ts';
import { listNotices } from '#campus-api/admin/notices/list-notices.ts';
import { addNotice, editNotice, removeNotices, withdraw } from '#campus-api/admin/notices/notice-commands.ts';
import { prepareCampus } from '#campus-api/admin/prepare-command.ts';
import {
  addPublication,
  editPublication,
  listPublications,
  removePublications,
} from '#campus-api/admin/publications/publication-commands.ts';
import { addUser } from '#campus-api/admin/qaa/add-user.ts';
import {
  addQaaDocument,
  editQaaDocument,
  listQaaDocuments,
  removeQaaDocuments,
} from '#campus-api/admin/qaa/document-commands.ts';
import { listUsers } from '#campus-api/admin/qaa/list-users.ts';
import { removeUser } from '#campus-api/admin/qaa/remove-user.ts';
import { exportStaff } from '#campus-api/admin/staff/export-staff.ts';
import { importStaff } from '#campus-api/admin/staff/import-staff.ts';
import { addStaff, editStaff, listStaff, removeStaff } from '#campus-api/admin/staff/staff-commands.ts';
import { listAdminAccounts, resetAdminPassword } from '#campus-api/admin/web/account-commands.ts';
import type { Command } from '../command.ts';
import { openApiDocument } from '../openapi/document.ts';
import { serve } from './serve.ts';

/** By their words, in the order of the overview. */
export const commands: ReadonlyMap<string, Command> = new Map([
  [
    'serve',
    { summary: 'answers the calls of the campus API over HTTP; also without a word', help: 'serve', run: serve },
  ],
  ['prepare', prepareCampus],
  ['undo', undo],
  ['audit', audit],
  [
    'openapi',
    {
      summary: 'prints the description of the calls (OpenAPI), as docs/campus-api.openapi.json holds it',
      help: 'openapi',
      run: () => console.log(JSON.stringify(openApiDocument(), null, 2)),
    },
  ],
  ['backup', backupCampus],
  ['restore', restoreCampus],
  ['notice add', addNotice],
  ['notice edit', editNotice],
  ['notice remove', removeNotices],
  ['notice withdraw', withdraw],
  ['notice list', listNotices],
  ['album add', addAlbum],
  ['album edit', editAlbum],
  ['album remove', removeAlbums],
  ['album list', listAlbums],
  ['flash add', addFlashNotice],
  ['flash edit', editFlashNotice],
  ['flash remove', removeFlashNotices],
  ['flash list', listFlashNotices],
  ['publication add', addPublication],
  ['publication edit', editPublication],
  ['publication remove', removePublications],
  ['publication list', listPublications],
  ['staff import', importStaff],
  ['staff export', exportStaff],
  ['staff add', addStaff],
  ['staff edit', editStaff],
  ['staff remove', removeStaff],
  ['staff list', listStaff],
  ['committee set', setCommittee],
  ['committee remove', removeCommittees],
  ['committee list', listCommittees],
  ['structure set', setStructure],
  ['structure list', listStructure],
  ['contact edit', editContact],
  ['contact show', showContact],
  ['counter set', counterSet],
  ['qaa document add', addQaaDocument],
  ['qaa document edit', editQaaDocument],
  ['qaa document remove', removeQaaDocuments],
  ['qaa document list', listQaaDocuments],
  ['qaa user add', addUser],
  ['qaa user remove', removeUser],
  ['qaa user list', listUsers],
  ['account list', listAdminAccounts],
  ['account password', resetAdminPassword],
]);

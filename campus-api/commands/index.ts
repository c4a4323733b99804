import type { Command } from '../command.ts';
import { addAlbum } from '../office/albums/add-album.ts';
import { editAlbum } from '../office/albums/edit-album.ts';
import { listAlbums } from '../office/albums/list-albums.ts';
import { removeAlbums } from '../office/albums/remove-albums.ts';
import { backupCampus } from '../office/backup/backup-campus.ts';
import { restoreCampus } from '../office/backup/restore-campus.ts';
import { audit } from '../office/changes/audit-command.ts';
import { undo } from '../office/changes/undo-command.ts';
import { addNotice } from '../office/notices/add-notice.ts';
import { editNotice } from '../office/notices/edit-notice.ts';
import { listNotices } from '../office/notices/list-notices.ts';
import { removeNotices } from '../office/notices/remove-notices.ts';
import { withdraw } from '../office/notices/withdraw-notice.ts';
import { addUser } from '../office/qaa/add-user.ts';
import { listUsers } from '../office/qaa/list-users.ts';
import { removeUser } from '../office/qaa/remove-user.ts';
import { exportStaff } from '../office/staff/export-staff.ts';
import { importStaff } from '../office/staff/import-staff.ts';
import { prepare } from './prepare.ts';
import { serve } from './serve.ts';

/** By their words, in the order of the overview. */
export const commands: ReadonlyMap<string, Command> = new Map([
  [
    'serve',
    { summary: 'answers the calls of the campus API over HTTP; also without a word', help: 'serve', run: serve },
  ],
  ['prepare', { summary: 'makes database, files and account where they are missing', help: 'prepare', run: prepare }],
  ['undo', undo],
  ['audit', audit],
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
  ['staff import', importStaff],
  ['staff export', exportStaff],
  ['qaa user add', addUser],
  ['qaa user remove', removeUser],
  ['qaa user list', listUsers],
]);

import { addUserCommand, listUsersCommand, removeUserCommand } from '#campus-api/accounts/user-commands.ts';
import type { Command } from '#campus-api/cli/command.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { albumCommands } from './album/commands.ts';
import { albumType } from './album/form.ts';
import { chiefType } from './committee/chief-form.ts';
import {
  addCommitteeCommand,
  listCommitteesCommand,
  listStructureCommand,
  removeCommitteesCommand,
  setCommitteeCommand,
  setStructureCommand,
} from './committee/commands.ts';
import { committeeType } from './committee/form.ts';
import { structureType } from './committee/structure-form.ts';
import { editContactCommand, showContactCommand } from './contact/commands.ts';
import { contactType } from './contact/form.ts';
import { setCounterCommand } from './counter/command.ts';
import { eventCommands } from './event/commands.ts';
import { eventType } from './event/form.ts';
import { flashNoticeCommands } from './flash-notice/commands.ts';
import { flashNoticeType } from './flash-notice/form.ts';
import { noticeCommands } from './notice/commands.ts';
import { noticeType } from './notice/form.ts';
import { publicationCommands } from './publication/commands.ts';
import { publicationType } from './publication/form.ts';
import { qaaDocumentCommands } from './qaa-document/commands.ts';
import { qaaDocumentType } from './qaa-document/form.ts';
import { redirectCommands } from './redirect/commands.ts';
import { redirectType } from './redirect/form.ts';
import { confirmYearCommand } from './site-document/calendar-command.ts';
import {
  cancelVersionCommand,
  listDocumentsCommand,
  removeDocumentsCommand,
  renamePageCommand,
  showDocumentCommand,
  siteSchemaCommand,
} from './site-document/commands.ts';
import { exportSiteCommand, importSiteCommand } from './site-document/transfer-commands.ts';
import { staffCommands } from './staff/commands.ts';
import { exportStaffCommand } from './staff/export-command.ts';
import { staffType } from './staff/form.ts';
import { importStaffCommand } from './staff/import-command.ts';

/** The record types of the admin. */
export const recordTypes: readonly RecordType[] = [
  noticeType,
  flashNoticeType,
  albumType,
  publicationType,
  eventType,
  staffType,
  committeeType,
  structureType,
  chiefType,
  qaaDocumentType,
  contactType,
  redirectType,
];

/** The commands of records by their names, in the order of the overview. */
export const recordCommands: readonly (readonly [name: string, command: Command])[] = [
  ...noticeCommands,
  ...albumCommands,
  ...flashNoticeCommands,
  ...publicationCommands,
  ...eventCommands,
  ['staff import', importStaffCommand],
  ['staff export', exportStaffCommand],
  ...staffCommands,
  ['committee add', addCommitteeCommand],
  ['committee set', setCommitteeCommand],
  ['committee remove', removeCommitteesCommand],
  ['committee list', listCommitteesCommand],
  ['structure set', setStructureCommand],
  ['structure list', listStructureCommand],
  ['contact edit', editContactCommand],
  ['contact show', showContactCommand],
  ['counter set', setCounterCommand],
  ...qaaDocumentCommands,
  ['qaa user add', addUserCommand],
  ['qaa user remove', removeUserCommand],
  ['qaa user list', listUsersCommand],
  ['site list', listDocumentsCommand],
  ['site show', showDocumentCommand],
  ['site export', exportSiteCommand],
  ['site import', importSiteCommand],
  ['site cancel', cancelVersionCommand],
  ['site rename', renamePageCommand],
  ['site remove', removeDocumentsCommand],
  ['site schema', siteSchemaCommand],
  ['calendar confirm', confirmYearCommand],
  ...redirectCommands,
];

import { pictureCommands } from '#campus-api/cli/attachment-options.ts';
import { recordCommands } from '../engine/record-commands.ts';
import { staffChanges } from './changes.ts';
import { staffFields, staffTable } from './staff.ts';
import { staffTypeNames } from './staff-types.ts';
import { readAllStaff } from './store.ts';

export const staffCommands = recordCommands({
  name: 'staff',
  table: staffTable,
  changes: staffChanges,
  fields: staffFields,
  summaries: {
    add: 'add a member of staff',
    edit: 'edit a member of staff',
    remove: 'remove members of staff with their seats in committees',
    list: 'list all staff with their ids, teachers first',
  },
  ...pictureCommands,
  list: readAllStaff,
  show: ({ fullName, type, designation, department }) =>
    [fullName, designation, department, staffTypeNames.en[type]].filter(Boolean).join(', '),
});

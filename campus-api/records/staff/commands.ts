import { changeCommand, listCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import { readIds, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { formOfOptions, helpOf, optionsOf, usageOf } from '#campus-api/model/field-options.ts';
import { type StaffRecord, staffFields } from './staff.ts';
import { readAllStaff } from './staff-records.ts';
import { staffTypeNames } from './staff-types.ts';
import { addStaff, editStaff, removeStaff, type StaffForm } from './write.ts';

const options = { ...optionsOf(staffFields), picture: { type: 'string' } } as const;

type Values = Omit<StaffForm, 'picture'> & { picture?: string | undefined };

const toForm = ({ picture, ...values }: Values): StaffForm => ({
  ...values,
  picture: pictureOf(picture),
});

/** The option `picture`: a path, or `none`. */
function pictureOf(path: string | undefined) {
  return path === undefined || path === 'none' ? path : { path };
}

export const addStaffCommand = changeCommand({
  summary: 'add a member of staff',
  help: `staff add ${usageOf(staffFields, { isNew: true })} [--picture PICTURE]
${helpOf(staffFields, {})}`,
  options,
  plan(values, args) {
    takeArgs(args, 0);
    return {
      write: (campus) => addStaff(campus, toForm(formOfOptions(values))),
      show: (person) => `Added:\n${showStaff(person)}`,
    };
  },
});

export const editStaffCommand = changeCommand({
  summary: 'edit a member of staff; omitted fields are unchanged',
  help: `staff edit ID ${usageOf(staffFields, { isNew: false })} [--picture PICTURE|none]
${helpOf(staffFields, {})}`,
  options,
  plan(values, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    return {
      write: (campus) => editStaff(campus, id, toForm(formOfOptions(values))),
      show: (person) => `Changed:\n${showStaff(person)}`,
    };
  },
});

export const removeStaffCommand = removeCommand({
  summary: 'remove members of staff with their seats in committees',
  help: 'staff remove ID …',
  remove: removeStaff,
  show: showStaff,
});

export const listStaffCommand = listCommand({
  summary: 'list all staff with their ids, teachers first',
  help: 'staff list',
  read: ({ database }) => readAllStaff(database),
  show: showStaff,
});

function showStaff({ id, fullName, type, designation, department }: StaffRecord): string {
  return `${String(id).padStart(4)} ${[fullName, designation, department, staffTypeNames.en[type]].filter(Boolean).join(', ')}`;
}

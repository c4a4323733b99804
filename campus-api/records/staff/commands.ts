import { changeCommand, listCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import { readIds, takeArgs } from '#campus-api/cli/read-arguments.ts';
import type { StaffRecord } from './staff.ts';
import { readAllStaff } from './staff-records.ts';
import { staffTypeNames } from './staff-types.ts';
import { addStaff, editStaff, removeStaff, type StaffForm } from './write.ts';

const options = {
  name: { type: 'string' },
  'name-ne': { type: 'string' },
  type: { type: 'string' },
  department: { type: 'string' },
  'department-ne': { type: 'string' },
  designation: { type: 'string' },
  'designation-ne': { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  picture: { type: 'string' },
  about: { type: 'string' },
  'about-ne': { type: 'string' },
  subjects: { type: 'string' },
  'subjects-ne': { type: 'string' },
  'office-hours': { type: 'string' },
  'office-hours-ne': { type: 'string' },
  publications: { type: 'string' },
  'publications-ne': { type: 'string' },
  message: { type: 'string' },
  'message-ne': { type: 'string' },
} as const;

type Values = { readonly [Name in keyof typeof options]?: string | undefined };

function toForm({ picture, ...values }: Values): StaffForm {
  const { name, type, department, designation, phone, email, about, subjects, publications, message } = values;
  return {
    ...{ name, type, department, designation, phone, email, about, subjects, publications, message },
    nameNe: values['name-ne'],
    departmentNe: values['department-ne'],
    designationNe: values['designation-ne'],
    aboutNe: values['about-ne'],
    subjectsNe: values['subjects-ne'],
    officeHours: values['office-hours'],
    officeHoursNe: values['office-hours-ne'],
    publicationsNe: values['publications-ne'],
    messageNe: values['message-ne'],
    picture: pictureOf(picture),
  };
}

const pageHelp = `
  [--subjects "TEXT, TEXT"] [--office-hours "TEXT"] [--publications "TEXT"]  for the page of the person; each publication in a line
  [--message "TEXT"]  of the campus chief to visitors
  [--name-ne NAME] [--department-ne NAME] [--designation-ne TEXT] [--about-ne "TEXT"] [--subjects-ne …] [--office-hours-ne …] [--publications-ne …] [--message-ne …]  the same in Nepali`;

/** The option `picture`: a path, or `none`. */
function pictureOf(path: string | undefined) {
  return path === undefined || path === 'none' ? path : { path };
}

export const addStaffCommand = changeCommand({
  summary: 'add a member of staff',
  help: `staff add --name "NAME" --type teaching|non-teaching|outside [--department NAME] [--designation TEXT] [--phone …] [--email …] [--picture PICTURE] [--about "TEXT"]${pageHelp}`,
  options,
  plan(values, args) {
    takeArgs(args, 0);
    return {
      write: (campus) => addStaff(campus, toForm(values)),
      show: (person) => `Added:\n${showStaff(person)}`,
    };
  },
});

export const editStaffCommand = changeCommand({
  summary: 'edit a member of staff; omitted fields are unchanged',
  help: `staff edit ID [--name …] [--type …] [--department …] [--designation …] [--phone …] [--email …] [--picture PICTURE|none] [--about …]${pageHelp}`,
  options,
  plan(values, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    return {
      write: (campus) => editStaff(campus, id, toForm(values)),
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

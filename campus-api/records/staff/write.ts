import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { createNames } from '#campus-api/files/new-names.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { portraitBounds, preparePicture } from '#campus-api/pictures/prepare-picture.ts';
import { nepaliOf, readBothTexts } from '#campus-api/validation/both-languages.ts';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import { isEmail, readLine, readLines } from '#campus-api/validation/read-fields.ts';
import type { StaffRecord, StaffText, StaffType } from './staff.ts';
import { maxTextLengths } from './staff-draft.ts';
import { deleteStaff, insertStaff, updateStaff } from './staff-records.ts';
import { staffTypes } from './staff-types.ts';
import { createStaffStore } from './store.ts';

/** A member of staff as entered; undefined fields are unchanged, or empty for a new one. */
export interface StaffForm {
  name?: string | undefined;
  nameNe?: string | undefined;
  /** `teaching`, `non-teaching` or `outside`. */
  type?: string | undefined;
  department?: string | undefined;
  departmentNe?: string | undefined;
  designation?: string | undefined;
  designationNe?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  picture?: UploadedFile | 'none' | undefined;
  about?: string | undefined;
  aboutNe?: string | undefined;
  subjects?: string | undefined;
  subjectsNe?: string | undefined;
  officeHours?: string | undefined;
  officeHoursNe?: string | undefined;
  publications?: string | undefined;
  publicationsNe?: string | undefined;
  /** The message of a campus chief. */
  message?: string | undefined;
  messageNe?: string | undefined;
}

/** @throws RefusedError, NeedsConfirmationError */
export async function addStaff(campus: Campus, form: StaffForm): Promise<ChangeResult<StaffRecord>> {
  const issues = new Issues();
  const blank = {
    id: 0,
    fullName: '',
    type: 1,
    department: '',
    designation: '',
    profilePic: null,
    about: null,
    phone: '',
    email: '',
    subjects: '',
    officeHours: '',
    publications: '',
    message: '',
  } as const;
  const { stored, newFiles } = await readPortrait(issues, form.picture);
  const entered = readForm(issues, { ...form, name: form.name ?? '', type: form.type ?? '' }, blank);
  return changeCampus(campus, { action: 'add', issues, newFiles }, () => {
    const added = { ...entered, id: reserveIds(campus.database, 'staff'), profilePic: stored ?? null };
    insertStaff(campus.database, [added]);
    return added;
  });
}

/** Changes the fields of the form; seats in committees stay. @throws RefusedError, NeedsConfirmationError, ConflictError */
export async function editStaff(
  campus: Campus,
  id: number,
  form: StaffForm,
  revision?: number,
): Promise<ChangeResult<StaffRecord>> {
  const entered = new Issues();
  if (Object.values(form).every((value) => value === undefined)) entered.error('name', 'nothing-named');
  const { stored, newFiles } = await readPortrait(entered, form.picture);
  return changeCampus(campus, { action: 'edit', issues: entered, newFiles }, (issues) => {
    const before = requireStaff(campus, id);
    requireRevision(campus.database, 'staff', id, revision);
    const after = readForm(issues, form, before);
    if (stored !== undefined) after.profilePic = stored;
    updateStaff(campus.database, [after]);
    return after;
  });
}

/** Deletes members of staff with their seats in committees and lists. */
export function removeStaff(campus: Campus, ids: readonly number[]): ChangeResult<StaffRecord[]> {
  return changeCampus(campus, { action: 'remove' }, () => {
    reserveIds(campus.database, 'staff', 0);
    const removed = ids.map((id) => requireStaff(campus, id));
    deleteStaff(campus.database, removed);
    return removed;
  });
}

function requireStaff({ database }: Campus, id: number): StaffRecord {
  const [person] = createStaffStore(database).withIds([id]);
  return person ?? refuseField('id', 'not-there', { what: 'member of staff', value: id });
}

export const readAbout = (issues: Issues, field: string, text: string) =>
  readLines(issues, field, text, maxTextLengths.about);

const readPublications = (issues: Issues, field: string, text: string) =>
  readLines(issues, field, text, maxTextLengths.publications);

const readLineOf = (name: 'subjects' | 'officeHours') => (issues: Issues, field: string, text: string) =>
  readLine(issues, field, text, { maxLength: maxTextLengths[name], mayBeEmpty: true });

function readForm(issues: Issues, form: StaffForm, before: StaffRecord): StaffRecord {
  const { name, nameNe, type, department, departmentNe, designation, designationNe, about, aboutNe } = form;
  const { nepali = {} } = before;
  const { subjects, subjectsNe, officeHours, officeHoursNe, publications, publicationsNe, message, messageNe } = form;
  const stored = (field: StaffText) => ({
    text: before[field] ?? '',
    nepali: nepali[field] ?? '',
  });
  const texts = {
    fullName: readBothTexts(issues, 'name', { text: name, nepali: nameNe }, stored('fullName'), { isRequired: true }),
    department: readBothTexts(issues, 'department', { text: department, nepali: departmentNe }, stored('department')),
    designation: readBothTexts(
      issues,
      'designation',
      { text: designation, nepali: designationNe },
      stored('designation'),
    ),
    about: readBothTexts(issues, 'about', { text: about, nepali: aboutNe }, stored('about'), { read: readAbout }),
    subjects: readBothTexts(issues, 'subjects', { text: subjects, nepali: subjectsNe }, stored('subjects'), {
      read: readLineOf('subjects'),
    }),
    officeHours: readBothTexts(
      issues,
      'officeHours',
      { text: officeHours, nepali: officeHoursNe },
      stored('officeHours'),
      { read: readLineOf('officeHours') },
    ),
    publications: readBothTexts(
      issues,
      'publications',
      { text: publications, nepali: publicationsNe },
      stored('publications'),
      { read: readPublications },
    ),
    message: readBothTexts(issues, 'message', { text: message, nepali: messageNe }, stored('message'), {
      read: readAbout,
    }),
  };
  return {
    ...before,
    fullName: texts.fullName.text,
    type: type === undefined ? before.type : readType(issues, type),
    department: texts.department.text,
    designation: texts.designation.text,
    about: texts.about.text || null,
    phone: form.phone === undefined ? before.phone : readCode(issues, 'phone', form.phone),
    email: form.email === undefined ? before.email : readEmail(issues, form.email),
    subjects: texts.subjects.text,
    officeHours: texts.officeHours.text,
    publications: texts.publications.text,
    message: texts.message.text,
    nepali: nepaliOf(texts),
  };
}

const readCode = (issues: Issues, field: string, text: string) =>
  readLine(issues, field, text, { maxLength: 200, mayBeEmpty: true, isProse: false });

function readEmail(issues: Issues, value: string): string {
  const text = readCode(issues, 'email', value);
  if (text !== '' && !isEmail(text)) issues.error('email', 'no-email', { value: text });
  return text;
}

function readType(issues: Issues, value: string): StaffType {
  const type = staffTypes.get(value.trim().toLowerCase());
  if (type !== undefined) return type;
  if (value.trim() === '') issues.error('type', 'missing');
  else issues.error('type', 'unknown-choice', { what: 'type', value, choices: 'teaching, non-teaching, outside' });
  return 1;
}

/** `stored` is undefined to retain the current picture, null to remove it. */
async function readPortrait(issues: Issues, file: StaffForm['picture']) {
  const newFiles: NewFile[] = [];
  if (file === undefined) return { stored: undefined, newFiles };
  if (file === 'none') return { stored: null, newFiles };
  const content = await preparePicture(file, portraitBounds);
  if (!Buffer.isBuffer(content)) {
    issues.error('picture', content.code, content.values);
    return { stored: null, newFiles };
  }
  const stored = createNames()(`${file.name ?? file.path}.jpg`);
  return { stored, newFiles: [{ stored, content }] };
}

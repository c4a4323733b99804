import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { updateRow } from '#campus-api/database/insert.ts';
import { nepaliOf, readBothTexts } from '#campus-api/validation/both-languages.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { isEmail, readAddress, readLine, readLines } from '#campus-api/validation/read-fields.ts';
import type { SanitizerReport } from '#lib/platform/sanitize/sanitizer.ts';
import type { ContactRecord } from './contact.ts';
import { contactRow, insertContact } from './insert.ts';
import { introductionHtml } from './introduction.ts';
import { sanitiseIntroduction } from './sanitise-introduction.ts';
import { createContactStore } from './store.ts';

/** The contact record as entered; undefined fields are unchanged. `campusIntroduction` is text with the marks of `introduction.ts`, or HTML. */
export type ContactForm = {
  [Field in (typeof contactFields)[number] | `${ContactText}Ne`]?: string | undefined;
};

export const contactFields = [
  'title',
  'phone',
  'email',
  'address',
  'city',
  'state',
  'country',
  'pinCode',
  'campusIntroduction',
  'facebookLink',
  'instagramLink',
  'twitterLink',
  'linkedInLink',
] as const satisfies readonly (keyof ContactRecord)[];

/** Fields with a Nepali version. */
export const contactTexts = ['title', 'address', 'city', 'state', 'country', 'campusIntroduction'] as const;
type ContactText = (typeof contactTexts)[number];

export const isContactText = (field: string): field is ContactText => contactTexts.some((text) => text === field);

const emptyContact: ContactRecord = {
  title: '',
  phone: '',
  email: '',
  address: '',
  city: '',
  state: '',
  country: '',
  pinCode: '',
  campusIntroduction: '',
  facebookLink: '',
  instagramLink: '',
  twitterLink: '',
  linkedInLink: '',
};

const maxLineLength = 300;
/** Characters of HTML; the site shows at most 200 KB of it, and a letter of Devanagari has three bytes. */
const MAX_INTRODUCTION_LENGTH = 60_000;
const MAX_DISPLAY_LENGTH = 60;

/** Fields with numbers and codes instead of prose. */
const codeFields: ReadonlySet<string> = new Set(['phone', 'email', 'pinCode']);

/** The contact record of a campus with nothing but its name. */
export function contactNamed(title: string): ContactRecord {
  return { ...emptyContact, title };
}

/** Changes name, address and introduction of the campus. @throws RefusedError, NeedsConfirmationError, ConflictError */
export async function editContact(
  campus: Campus,
  form: ContactForm,
  revision?: number,
): Promise<ChangeResult<ContactRecord>> {
  const { database } = campus;
  const issues = new Issues();
  if (Object.values(form).every((value) => value === undefined)) issues.error('title', 'nothing-named');
  const stored = createContactStore(database).withId(1) ?? emptyContact;
  const changes = readChanges(issues, form, stored);
  const introductions = [
    ['campusIntroduction', changes.campusIntroduction, stored.campusIntroduction],
    ['campusIntroductionNe', changes.nepali?.campusIntroduction, stored.nepali?.campusIntroduction],
  ] as const;
  for (const [field, text, before] of introductions) {
    if (text && text !== before) warnOfDropped(issues, field, await sanitiseIntroduction(text));
  }
  return changeCampus(campus, { action: 'edit', issues }, () => {
    requireRevision(database, 'contact', 1, revision);
    const before = createContactStore(database).withId(1);
    const after: ContactRecord = { ...(before ?? emptyContact), ...changes };
    if (before === null) insertContact(database, after);
    else updateRow(database, 'contact', { id: 1, ...contactRow(after) });
    return after;
  });
}

/** The entered fields, texts with both versions. */
function readChanges(issues: Issues, form: ContactForm, before: ContactRecord): Partial<ContactRecord> {
  const lines = contactFields.filter((field) => !isContactText(field) && form[field] !== undefined);
  const texts = contactTexts.map((field) => {
    const stored = { text: before[field], nepali: before.nepali?.[field] ?? '' };
    const entered = { text: form[field], nepali: form[`${field}Ne`] };
    return [
      field,
      readBothTexts(issues, field, entered, stored, { isRequired: field === 'title', read: readField }),
    ] as const;
  });
  return {
    ...Object.fromEntries(lines.map((field) => [field, readField(issues, field, form[field] ?? '')])),
    ...Object.fromEntries(texts.map(([field, { text }]) => [field, text])),
    nepali: nepaliOf(Object.fromEntries(texts)),
  };
}

function warnOfDropped(issues: Issues, field: string, { removed }: SanitizerReport): void {
  if (removed.some(({ what }) => what === 'marks')) issues.warn(field, 'markup-too-much');
  else if (removed.length > 0) issues.warn(field, 'markup-dropped', { value: removed.map(showDropped).join(', ') });
}

/** A dropped part as it occurs in HTML, in every language: `<font>`, `onclick="…"`, `javascript:x()`. */
export function showDropped({ what, name }: SanitizerReport['removed'][number]): string {
  const short = name.length > MAX_DISPLAY_LENGTH ? `${name.slice(0, MAX_DISPLAY_LENGTH)}…` : name;
  if (what === 'element') return `<${short}>`;
  if (what === 'attribute') return `${short}="…"`;
  return what === 'picture' ? `<img src="${short}">` : short;
}

function readField(issues: Issues, field: string, value: string): string {
  if (field.startsWith('campusIntroduction'))
    return introductionHtml(readLines(issues, field, value, MAX_INTRODUCTION_LENGTH));
  if (field.endsWith('Link')) return readAddress(issues, field, value, { mayBeEmpty: true });
  const text = readLine(issues, field, value, {
    maxLength: maxLineLength,
    mayBeEmpty: true,
    isProse: !codeFields.has(field),
  });
  if (field === 'email' && text !== '' && !isEmail(text)) {
    issues.error('email', 'no-email', { value: text });
  }
  return text;
}

import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import type { Campus } from '#campus-api/changes/with-campus.ts';
import { updateRow } from '#campus-api/database/insert.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { readAddress, readLine, readLines } from '#campus-api/validation/read-fields.ts';
import type { ContactRecord } from '../records.ts';
import { contactRow, insertContact } from './insert.ts';
import { withParagraphs } from './introduction.ts';
import { requestSanitizer, type SanitizerReport } from './sanitizer.ts';
import { createContactStore } from './store.ts';

/** The contact record as entered; undefined fields are unchanged. `campusIntroduction` is HTML, or text with paragraphs separated by empty lines. */
export type ContactForm = { [Field in keyof ContactRecord]?: string | undefined };

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
  const entered = contactFields.filter((field) => form[field] !== undefined);
  if (entered.length === 0) issues.error('title', 'nothing-named');
  const changes: Partial<ContactRecord> = Object.fromEntries(
    entered.map((field) => [field, readField(issues, field, form[field] ?? '')]),
  );
  const { campusIntroduction } = changes;
  const stored = createContactStore(database).withId(1)?.campusIntroduction;
  if (campusIntroduction && campusIntroduction !== stored) {
    warnOfDropped(issues, await requestSanitizer(campusIntroduction));
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

function warnOfDropped(issues: Issues, { removed }: SanitizerReport): void {
  const field = 'campusIntroduction';
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

function readField(issues: Issues, field: keyof ContactRecord, value: string): string {
  if (field === 'campusIntroduction') return withParagraphs(readLines(issues, field, value, MAX_INTRODUCTION_LENGTH));
  if (field.endsWith('Link')) return readAddress(issues, field, value, { mayBeEmpty: true });
  const text = readLine(issues, field, value, {
    maxLength: maxLineLength,
    mayBeEmpty: field !== 'title',
    isProse: !codeFields.has(field),
  });
  if (field === 'email' && text !== '' && !/^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/.test(text)) {
    issues.error('email', 'no-email', { value: text });
  }
  return text;
}

import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { blankTexts, type FormOf, mergeEntries } from '#campus-api/model/fields.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { requestSanitizer, type SanitizerReport } from '#lib/platform/sanitize/sanitizer.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { type ContactRecord, contactFields, contactTable } from './contact.ts';

/** The visible and the removed parts of an introduction, as the site shows it. @throws CampusApiSetupError if its process ends first */
async function sanitiseIntroduction(html: string): Promise<SanitizerReport> {
  try {
    return await requestSanitizer(html);
  } catch (error) {
    throw new CampusApiSetupError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The contact record as entered; undefined fields are unchanged. */
export type ContactForm = FormOf<typeof contactFields>;

const MAX_DISPLAY_LENGTH = 60;

/** The contact record of a campus with nothing but its name. */
export const contactNamed = (title: string): ContactRecord => ({ ...blankTexts(contactFields), title });

/** Changes name, address and introduction of the campus. @throws RefusedError, NeedsConfirmationError, ConflictError */
export async function editContact(
  campus: Campus,
  form: ContactForm,
  revision?: number,
): Promise<ChangeResult<ContactRecord>> {
  const { database } = campus;
  const entered = new Issues();
  if (Object.values(form).every((value) => value === undefined)) entered.error('title', 'nothing-named');
  const read = () => contactTable.open(database).mended(1, contactNamed(''));
  const stored = read() ?? contactNamed('');
  const texts = mergeEntries(contactFields, new Issues(), form, stored);
  const introductions = [
    ['campusIntroduction', texts.campusIntroduction, stored.campusIntroduction],
    ['campusIntroductionNe', texts.nepali?.campusIntroduction, stored.nepali?.campusIntroduction],
  ] as const;
  for (const [field, text, before] of introductions) {
    if (text && text !== before) warnOfDropped(entered, field, await sanitiseIntroduction(text));
  }
  return changeCampus(campus, { action: 'edit', issues: entered }, (issues) => {
    requireRevision(database, 'contact', 1, revision);
    const before = read();
    const after = { ...mergeEntries(contactFields, issues, form, before ?? contactNamed('')), id: 1 };
    if (before === null) contactTable.insert(database, [after]);
    else contactTable.update(database, after);
    return after;
  });
}

function warnOfDropped(issues: Issues, field: string, { removed }: SanitizerReport): void {
  if (removed.some(({ what }) => what === 'marks')) issues.warn(field, 'markup-too-much');
  else if (removed.length > 0) issues.warn(field, 'markup-dropped', { value: removed.map(showDropped).join(', ') });
}

/** A dropped part as it occurs in HTML, in every language: `<font>`, `onclick="…"`, `javascript:x()`. */
export function showDropped({ what, name }: SanitizerReport['removed'][number]): string {
  const short = clip(name, MAX_DISPLAY_LENGTH);
  if (what === 'element') return `<${short}>`;
  if (what === 'attribute') return `${short}="…"`;
  return what === 'picture' ? `<img src="${short}">` : short;
}

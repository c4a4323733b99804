import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { type FormOf, mergeEntries } from '#campus-api/model/fields.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { entryControls, entryLabels, entryNames, entryValues, readEntries } from '#campus-api/web/records/entries.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { html } from '#campus-api/web/view/html.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { findChief } from '../staff/chief-message.ts';
import { staffTexts } from '../staff/messages.ts';
import { chiefCommittee, type StaffRecord, staffFields, staffTable } from '../staff/staff.ts';
import { createStaffStore, readAllStaff } from '../staff/store.ts';
import { committeeTexts } from './messages.ts';
import { findCommittee } from './read-committees.ts';
import { blankCommittee, writeCommittee } from './write.ts';

/** The campus chief by the id among the staff, and the message. */
type ChiefForm = { person: string } & Pick<FormOf<typeof staffFields>, 'message' | 'messageNe'>;

const emptyCommittee = {
  ...blankCommittee(chiefCommittee),
  name: 'Campus Chief',
  nepali: { name: 'क्याम्पस प्रमुख' },
};

/** Seats the chief first in the committee, with the role of the previous one, and sets the message. @throws RefusedError, ConflictError */
function setChief(campus: Campus, form: ChiefForm, revision?: number): ChangeResult<StaffRecord> {
  const { database } = campus;
  return changeCampus(campus, { action: 'edit' }, (issues) => {
    requireRevision(database, 'committee', chiefCommittee, revision);
    const committee = findCommittee(database, chiefCommittee) ?? emptyCommittee;
    const [person] = createStaffStore(database).withIds([Number(form.person)]);
    if (person === undefined) issues.error('person', 'missing');
    const message = mergeEntries({ message: staffFields.message }, issues, form, person ?? {});
    issues.throwIfErrors();
    if (person === undefined) throw new Error('A change without a person was not refused');
    const [previous, ...others] = committee.seats;
    const seats = [
      { role: '', ...previous, staffId: person.id },
      ...others.filter(({ staffId }) => staffId !== person.id),
    ].map((seat) => ({ staffId: String(seat.staffId), role: seat.role, roleNe: seat.roleNe ?? '' }));
    writeCommittee(campus, issues, committee, { seats });
    const changed: StaffRecord = { ...person, ...message };
    staffTable.update(database, changed);
    return changed;
  });
}

const messageFields = { message: staffFields.message };

/** The message from the campus chief: of the person who sits first in the committee. */
export const chiefType: RecordType = {
  name: 'committee',
  path: '/chief',
  section: 'committees',
  sitePage: () => '/chiefMessage',
  isFixed: true,
  headings: (language) => {
    const { chief } = committeeTexts[language];
    return { newOne: chief.title, editOne: chief.title, title: chief.title };
  },
  labels: (language) => ({
    person: committeeTexts[language].chief.person,
    ...entryLabels(messageFields, language),
  }),
  fields: ['person', ...entryNames(messageFields)],

  load({ database }, id) {
    if (id !== chiefCommittee) return null;
    const chief = findChief(database);
    const [person] = chief === null ? [] : createStaffStore(database).withIds([chief]);
    const message = entryValues(messageFields, person ?? {});
    return { files: [], fields: { person: [chief === null ? '' : String(chief)], ...message } };
  },

  form(parts, { view, services }) {
    const { chief } = committeeTexts[view.language];
    const people = readAllStaff(services.database).map((person) => inLanguage(person, view.language));
    const options = people.map(
      ({ id, fullName, designation }) => [String(id), designation ? `${fullName} (${designation})` : fullName] as const,
    );
    const none = view.messages.date.choose;
    return html`${parts.choice({ name: 'person', label: chief.person, hint: chief.personHint, options, none })}
<p><a href="/staff/new">${staffTexts[view.language].newOne}</a></p>
${entryControls(messageFields, parts, view)}`;
  },

  read({ view, draft: { fields } }) {
    const form = { person: firstValue(fields, 'person'), ...readEntries(messageFields, view, fields).form };
    return { days: {}, problems: [], write: (campus, _, revision) => setChief(campus, form, revision) };
  },

  listing: {
    page(view) {
      const { title } = committeeTexts[view.language].chief;
      return { rows: [{ id: chiefCommittee, name: title, facts: [] }], total: 1 };
    },
  },
};

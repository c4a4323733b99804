import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { entryControls, entryLabels, entryNames, entryValues, readEntries } from '#campus-api/web/records/entries.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { html } from '#campus-api/web/view/html.ts';
import { chiefMessageLink } from '../staff/chief-message.ts';
import { chiefCommittee } from '../staff/staff.ts';
import { committeeFields } from './committee.ts';
import { committeeListing } from './committee-list.ts';
import { committeeTexts } from './messages.ts';
import { pageLabel } from './page-label.ts';
import { committeePages, readCommittees } from './read-committees.ts';
import { enteredSeats, seatFieldNames, seatFields, seatProblems, seatRows } from './seat-rows.ts';
import { addCommittee, removeCommittees, setCommittee } from './write.ts';

/** The committees of the site with their seats. */
export const committeeType: RecordType = {
  name: 'committee',
  path: '/committees',
  section: 'committees',
  sitePage: ({ database }, id) =>
    id === chiefCommittee
      ? '/chiefMessage'
      : (readCommittees(database).find((committee) => committee.id === id)?.page ?? '/teachersAssociation'),
  headings: (language) => {
    const { title, newOne, editOne } = committeeTexts[language];
    return { newOne, editOne, title };
  },
  labels: (language) => ({ ...entryLabels(committeeFields, language), seat: committeeTexts[language].seats }),
  fields: [...entryNames(committeeFields), ...seatFieldNames],
  notCopied: ['page'],
  remove: removeCommittees,

  load({ database }, id) {
    const record = readCommittees(database).find((each) => each.id === id);
    if (!record) return committeePages.has(id) ? { files: [], fields: {} } : null;
    const values = entryValues(committeeFields, record);
    const page = committeePages.has(id) ? [] : (values.page ?? []);
    return { files: [], fields: { ...values, page, ...seatFields(record.seats) } };
  },

  form(parts, sent) {
    const { view, draft } = sent;
    const id = Number(firstValue(draft.fields, 'record'));
    const fixed = committeePages.get(id);
    const { label } = committeeFields.page.entry;
    const page = () => html`<p class="hint">${label[view.language]}: ${pageLabel(fixed ?? null, view)}</p>`;
    return html`${id === chiefCommittee && chiefMessageLink(view)}
${entryControls(committeeFields, parts, view, fixed ? { page } : {})}${seatRows(parts, sent)}`;
  },

  read(sent) {
    const { view, draft } = sent;
    const { form: entered, days } = readEntries(committeeFields, view, draft.fields);
    const form = { ...entered, seats: enteredSeats(sent) };
    return {
      days,
      problems: seatProblems(sent),
      write: (campus, id, revision) =>
        id === null ? addCommittee(campus, form) : setCommittee(campus, id, form, revision),
    };
  },

  listing: committeeListing,
};

import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import {
  bothFields,
  bothLabels,
  bothNames,
  bothTexts,
  bothValues,
  languagesHint,
} from '#campus-api/web/records/both-texts.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { html } from '#campus-api/web/view/html.ts';
import { chiefMessageLink } from '../staff/chief-message.ts';
import { chiefCommittee } from '../staff/staff.ts';
import { committeeListing } from './committee-list.ts';
import { committeeTexts } from './messages.ts';
import { pageLabel } from './page-label.ts';
import { committeePages, readCommittees } from './read-committees.ts';
import { enteredSeats, seatFieldNames, seatFields, seatProblems, seatRows } from './seat-rows.ts';
import { pagesOfCommittees } from './store.ts';
import { addCommittee, removeCommittees, setCommittee } from './write.ts';

const texts = ['name'] as const;

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
  labels: (language) => {
    const { name, page, seats } = committeeTexts[language];
    return { ...bothLabels(language, { name }), page, seat: seats };
  },
  fields: [...bothNames(texts), 'page', ...seatFieldNames],
  notCopied: ['page'],
  remove: removeCommittees,

  load({ database }, id) {
    const record = readCommittees(database).find((each) => each.id === id);
    if (!record) return committeePages.has(id) ? { files: [], fields: {} } : null;
    const { name, nameNe, page, seats } = record;
    const names = bothFields({ name: { text: name, nepali: nameNe ?? '' } });
    return { files: [], fields: { ...names, page: committeePages.has(id) ? [] : [page ?? ''], ...seatFields(seats) } };
  },

  form(parts, sent) {
    const { view, draft } = sent;
    const committees = committeeTexts[view.language];
    const id = Number(firstValue(draft.fields, 'record'));
    const options = pagesOfCommittees.map((path) => [path, pageLabel(path, view)] as const);
    const page = () =>
      committeePages.has(id)
        ? html`<p class="hint">${committees.page}: ${pageLabel(committeePages.get(id) ?? null, view)}</p>`
        : parts.choice({ name: 'page', label: committees.page, options, none: committees.noPage, isOptional: true });
    return html`${id === chiefCommittee && chiefMessageLink(view)}
${languagesHint(view)}${bothTexts(view, { name: 'name', label: committees.name }, parts.line)}${page()}${seatRows(parts, sent)}`;
  },

  read(sent) {
    const { fields } = sent.draft;
    const form = { ...bothValues(fields, texts), page: firstValue(fields, 'page'), seats: enteredSeats(sent) };
    return {
      days: {},
      problems: seatProblems(sent),
      write: (campus, id, revision) =>
        id === null ? addCommittee(campus, form) : setCommittee(campus, id, form, revision),
    };
  },

  listing: committeeListing,
};

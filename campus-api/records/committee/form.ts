import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { entryControls, entryLabels, entryNames, entryValues, readEntries } from '#campus-api/web/records/entries.ts';
import { type Listing, pageOf } from '#campus-api/web/records/listing.ts';
import { moveButtons } from '#campus-api/web/records/move-buttons.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { locales } from '#content/locale.ts';
import { productNames } from '#content/messages/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { unreadableIn } from '../engine/record-form.ts';
import { chiefMessageLink } from '../staff/chief-message.ts';
import { chiefCommittee } from '../staff/staff.ts';
import { committeeFields, committeeTable } from './committee.ts';
import { membersText } from './members-text.ts';
import { committeeTexts } from './messages.ts';
import {
  type CommitteePage,
  committeePages,
  findCommittee,
  readCommittees,
  type SeatedCommittee,
} from './read-committees.ts';
import { enteredSeats, seatFieldNames, seatFields, seatProblems, seatRows } from './seat-rows.ts';
import { structureRows, structureType } from './structure-form.ts';
import { addCommittee, removeCommittees, setCommittee } from './write.ts';

/** The pages of the committees that the site requests by their ids. */
const addresses: Readonly<Record<CommitteePage, string>> = {
  chief: '/chiefMessage',
  teachers: '/teachersAssociation',
  employees: '/employeeAssociation',
};

const isCommitteePage = (name: string): name is CommitteePage => Object.hasOwn(addresses, name);

/** The name of a page with committees, by its address or the name of its committees; that for none for null. */
function pageLabel(page: string | null, { language }: Pick<View, 'language'>): string {
  if (page === null) return committeeFields.page.entry.none?.[language] ?? '';
  const address = isCommitteePage(page) ? addresses[page] : page;
  return productNames.get(address)?.[language] ?? address;
}

const path = '/committees';

/** The committees of each page in their order; below them missing ones, and the lists of the structure. */
const committeeListing: Listing = {
  head: chiefMessageLink,
  page(view, services, query) {
    const committees = readCommittees(services.database);
    const pageOfCommittee = ({ id, page }: SeatedCommittee) => (id === chiefCommittee ? 'chief' : page);
    const groups = [...Map.groupBy(committees, pageOfCommittee)];
    const grouped = groups.flatMap(([page, group]) => group.map((committee) => ({ page, group, committee })));
    const members = membersText(view, services);
    const inEachLanguage = locales.map((language) => membersText({ ...view, language }, services));
    const textOf = ({ committee: { name, nepali, seats } }: (typeof grouped)[number]) =>
      [name, nepali.name ?? '', ...inEachLanguage.map((text) => text(seats))].join(' ');
    return pageOf(query, grouped, textOf, ({ page, group, committee }) => {
      const { id, name, seats } = inLanguage(committee, view.language);
      return {
        id,
        name,
        group: pageLabel(page, view),
        facts: [members(seats)],
        hasNoRemoval: committeePages.has(id),
        tools: moveButtons(view, path, group, { id, name }),
      };
    });
  },
  foot(view, services) {
    const { missing, missingHint, structure } = committeeTexts[view.language];
    const existing = new Set(readCommittees(services.database).map(({ id }) => id));
    const ids = [...committeePages.keys()].filter((id) => !existing.has(id));
    const rows = ids.map((id) => ({ id, name: committeeLabel(id, view), facts: [] }));
    return html`${rows.length > 0 && html`<section><h2>${missing}</h2><p class="hint">${missingHint}</p>${recordList(view, { path }, rows, { isShort: true })}</section>`}
<h2>${structure}</h2>${recordList(view, structureType, structureRows(view, services))}`;
  },
};

/** Page and position of a committee on the website: `शिक्षक सङ्घ पृष्ठको दोस्रो समिति`; empty for a committee without a page. */
function committeeLabel(id: number, { language }: Pick<View, 'language'>): string {
  const { pages, ordinals, onlyOfPage, ofPage } = committeeTexts[language];
  const page = committeePages.get(id);
  if (page === undefined) return '';
  const others = [...committeePages].flatMap(([other, name]) => (name === page ? [other] : []));
  const ordinal = ordinals[others.indexOf(id)] ?? '';
  return fillIn(others.length === 1 ? onlyOfPage : ofPage, { page: pages[page], ordinal }, language);
}

/** The committees of the site with their seats. */
export const committeeType: RecordType = {
  name: 'committee',
  path,
  section: 'committees',
  sitePage({ database }, id) {
    if (id === null) return '/teachersAssociation';
    return id === chiefCommittee ? '/chiefMessage' : (findCommittee(database, id)?.page ?? null);
  },
  headings: (language) => {
    const { title, newOne, editOne } = committeeTexts[language];
    return { newOne, editOne, title };
  },
  labels: (language) => ({ ...entryLabels(committeeFields, language), seat: committeeTexts[language].seats }),
  fields: [...entryNames(committeeFields), ...seatFieldNames],
  notCopied: ['page'],
  unreadable: unreadableIn(committeeTable, committeeFields),
  remove: removeCommittees,

  load({ database }, id) {
    const record = findCommittee(database, id);
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

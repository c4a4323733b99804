import { visibilityOf } from '#campus-api/model/times.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { entryControls } from '#campus-api/web/records/entries.ts';
import { pageOf } from '#campus-api/web/records/listing.ts';
import { moveButtons } from '#campus-api/web/records/move-buttons.ts';
import { html } from '#campus-api/web/view/html.ts';
import { hasPersonPage } from '#content/person-page.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { onePicture, recordForm } from '../engine/record-form.ts';
import { staffChanges } from './changes.ts';
import { chiefMessageLink, findChief } from './chief-message.ts';
import { staffTexts } from './messages.ts';
import { groupStaff, sameRank } from './move-staff.ts';
import { readRanks } from './ranks.ts';
import { staffFields, staffTable } from './staff.ts';
import { type StaffType, staffTypeIds, staffTypeLabel, staffTypeNames } from './staff-types.ts';
import { readAllStaff } from './store.ts';

/** The fields in the order of the form; the message of the chief has its own. */
const { fullName, type, designation, department, phone, email, profilePic, about, message: _, ...others } = staffFields;
const formFields = { fullName, type, designation, department, phone, email, profilePic, about, ...others };

/** The lists of people without a page. */
const pagesOfTypes: Readonly<Record<StaffType, string>> = {
  1: '/staff',
  2: '/nonTeachingsstaff',
  3: '/mgmtCommittee',
};

/** Teachers, staff, and people of committees. */
export const staffType = recordForm({
  table: staffTable,
  changes: staffChanges,
  fields: formFields,
  texts: staffTexts,
  path: '/staff',
  section: 'staff',
  sitePage: ({ database }, id) => {
    const person = id === null ? null : staffTable.open(database).find(id);
    if (person && hasPersonPage(person)) return `/staff/${person.id}`;
    return person ? pagesOfTypes[person.type] : '/staff';
  },
  ownLabels: (language) => ({ picture: staffTexts[language].picture }),
  drafted: onePicture.drafted,
  files: onePicture.files,
  loadOwn: (person) => ({
    files: onePicture.filesOf(person.profilePic),
    fields: { type: [staffTypeNames.en[person.type]] },
  }),
  formOf: (entered, sent) => ({ ...entered, ...onePicture.formOf(sent) }),

  form(parts, { view, services, draft }) {
    const isChief = firstValue(draft.fields, 'record') === String(findChief(services.database));
    const { picture } = staffTexts[view.language];
    return html`${isChief && chiefMessageLink(view)}${entryControls(formFields, parts, view, { profilePic: () => onePicture.control(parts, view, picture) })}`;
  },

  listing: {
    head: (view) => {
      const { table, ranks } = staffTexts[view.language];
      return html`<p class="actions"><a class="button" href="/staff/table">${table}</a> <a class="button" href="/staff/ranks">${ranks}</a></p>${chiefMessageLink(view)}`;
    },
    filters: ({ language }) => {
      const options = staffTypeIds.map((id) => [String(id), staffTypeLabel(id, language)] as const);
      return [{ name: 'type', label: type.entry.label[language], options }];
    },
    page(view, { database }, query) {
      const ranks = readRanks(database);
      const chosen = query.filters.type;
      const groups = groupStaff(readAllStaff(database)).filter((group) => !chosen || String(group.type) === chosen);
      const people = groups.flatMap((group) => group.people.map((person) => ({ person, group })));
      const textOf = ({ person }: (typeof people)[number]) =>
        [person.fullName, person.designation, person.department, ...Object.values(person.nepali ?? {})].join(' ');
      const row = ({ person, group }: (typeof people)[number]) => {
        const { id, fullName, designation } = inLanguage(person, view.language);
        return {
          id,
          name: fullName,
          picture: person.profilePic,
          group: [staffTypeLabel(group.type, view.language), group.department].filter(Boolean).join(': '),
          facts: [designation],
          tools: moveButtons(view, '/staff', sameRank(group, person, ranks), { id, name: fullName }),
        };
      };
      return pageOf(query, people, textOf, row, { view, visibility: ({ person }) => visibilityOf(person) });
    },
  },
});

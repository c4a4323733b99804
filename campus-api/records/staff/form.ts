import { visibilityOf } from '#campus-api/model/times.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { entryControls, entryLabels, entryNames, entryValues, readEntries } from '#campus-api/web/records/entries.ts';
import { pageOf } from '#campus-api/web/records/listing.ts';
import { moveButtons } from '#campus-api/web/records/move-buttons.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { html } from '#campus-api/web/view/html.ts';
import { hasPersonPage } from '#content/person-page.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { chiefMessageLink, findChief } from './chief-message.ts';
import { staffTexts } from './messages.ts';
import { groupStaff, sameRank } from './move-staff.ts';
import { readRanks } from './ranks.ts';
import { staffFields } from './staff.ts';
import { readAllStaff } from './staff-records.ts';
import { type StaffType, staffTypeIds, staffTypeLabel, staffTypeNames } from './staff-types.ts';
import { createStaffStore } from './store.ts';
import { addStaff, editStaff, removeStaff } from './write.ts';

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
export const staffType: RecordType = {
  name: 'staff',
  path: '/staff',
  section: 'staff',
  sitePage: ({ database }, id) => {
    const [person] = createStaffStore(database).withIds(id === null ? [] : [id]);
    if (person && hasPersonPage(person)) return `/staff/${person.id}`;
    return person === undefined ? '/staff' : pagesOfTypes[person.type];
  },
  headings: (language) => {
    const { newOne, editOne, title } = staffTexts[language];
    return { newOne, editOne, title };
  },
  labels: (language) => ({ ...entryLabels(formFields, language), picture: staffTexts[language].picture }),
  fields: [...entryNames(formFields), 'dropFile'],
  files: { field: 'picture', isMultiple: false, accept: 'image/*' },
  remove: removeStaff,

  load({ database }, id) {
    const [person] = createStaffStore(database).withIds([id]);
    if (!person) return null;
    const picture = person.profilePic;
    return {
      files: picture === null ? [] : [{ stored: picture, original: picture }],
      fields: { ...entryValues(formFields, person), type: [staffTypeNames.en[person.type]] },
    };
  },

  form(parts, { view, services, draft }) {
    const isChief = firstValue(draft.fields, 'record') === String(findChief(services.database));
    const picture = {
      name: 'picture',
      label: staffTexts[view.language].picture,
      hint: view.messages.editing.pictureHint,
      isMultiple: false,
      accept: 'image/*',
      isOptional: true,
    };
    return html`${isChief && chiefMessageLink(view)}${entryControls(formFields, parts, view, { profilePic: () => parts.files(picture) })}`;
  },

  read({ view, draft: { fields }, before, files }) {
    const isDropped = before?.files.some(({ original }) => fields.dropFile?.includes(original));
    const { form: entered, days, problems } = readEntries(formFields, view, fields);
    const form = { ...entered, picture: files.at(-1) ?? (isDropped ? ('none' as const) : undefined) };
    return {
      days,
      problems,
      write: (campus, record, revision) =>
        record === null ? addStaff(campus, form) : editStaff(campus, record, form, revision),
    };
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
};

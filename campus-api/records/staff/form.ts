import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import {
  bothFields,
  bothLabels,
  bothNames,
  bothTexts,
  bothValues,
  languagesHint,
} from '#campus-api/web/records/both-texts.ts';
import { pageOf } from '#campus-api/web/records/listing.ts';
import { moveButtons } from '#campus-api/web/records/move-buttons.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { html } from '#campus-api/web/view/html.ts';
import type { Locale } from '#content/locale.ts';
import { hasPersonPage } from '#content/person-page.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { chiefMessageLink, findChief } from './chief-message.ts';
import { staffTexts } from './messages.ts';
import { groupStaff, sameRank } from './move-staff.ts';
import { readRanks } from './ranks.ts';
import { type StaffType, staffTypeIds } from './staff.ts';
import { readAllStaff } from './staff-records.ts';
import { staffTypeNames } from './staff-types.ts';
import { createStaffStore } from './store.ts';
import { addStaff, editStaff, removeStaff } from './write.ts';

const texts = ['name', 'department', 'designation', 'about', 'subjects', 'officeHours', 'publications'] as const;

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
  labels: (language) => {
    const { name, type, department, designation, about, phone, email, picture } = staffTexts[language];
    const { subjects, officeHours, publications } = staffTexts[language];
    const both = { name, department, designation, about, subjects, officeHours, publications };
    return { ...bothLabels(language, both), type, phone, email, picture };
  },
  fields: ['type', ...bothNames(texts), 'phone', 'email', 'dropFile'],
  files: { field: 'picture', isMultiple: false, accept: 'image/*' },
  remove: removeStaff,

  load({ database }, id) {
    const [person] = createStaffStore(database).withIds([id]);
    if (!person) return null;
    const { fullName, type, department, designation, about, phone, email, profilePic, nepali = {} } = person;
    const { subjects, officeHours, publications } = person;
    return {
      files: profilePic === null ? [] : [{ stored: profilePic, original: profilePic }],
      fields: {
        type: [staffTypeNames.en[type]],
        phone: [phone],
        email: [email],
        ...bothFields({
          name: { text: fullName, nepali: nepali.fullName ?? '' },
          department: { text: department, nepali: nepali.department ?? '' },
          designation: { text: designation, nepali: nepali.designation ?? '' },
          about: { text: about ?? '', nepali: nepali.about ?? '' },
          subjects: { text: subjects, nepali: nepali.subjects ?? '' },
          officeHours: { text: officeHours, nepali: nepali.officeHours ?? '' },
          publications: { text: publications, nepali: nepali.publications ?? '' },
        }),
      },
    };
  },

  form(parts, { view, services, draft }) {
    const { messages } = view;
    const labels = staffTexts[view.language];
    const isChief = firstValue(draft.fields, 'record') === String(findChief(services.database));
    const types = [
      ['teaching', labels.teaching],
      ['non-teaching', labels.nonTeaching],
      ['outside', labels.outside],
    ] as const;
    const about = { name: 'about', label: labels.about, isOptional: true };
    const optional = (name: 'subjects' | 'officeHours' | 'publications', hint: string) => ({
      name,
      label: labels[name],
      hint,
      isOptional: true,
    });
    return html`${languagesHint(view)}${bothTexts(view, { name: 'name', label: labels.name }, parts.line)}
${parts.choice({ name: 'type', label: labels.type, options: types, none: messages.date.choose })}
${bothTexts(view, { name: 'designation', label: labels.designation, isOptional: true }, parts.line)}
${bothTexts(view, { name: 'department', label: labels.department, isOptional: true }, parts.line)}
${parts.line({ name: 'phone', label: labels.phone, isOptional: true })}
${parts.line({ name: 'email', label: labels.email, type: 'email', isOptional: true })}
${parts.files({ name: 'picture', label: labels.picture, hint: messages.editing.pictureHint, isMultiple: false, accept: 'image/*', isOptional: true })}
${bothTexts(view, about, parts.lines)}${isChief && chiefMessageLink(view)}
${bothTexts(view, optional('subjects', labels.subjectsHint), parts.line)}
${bothTexts(view, optional('officeHours', labels.officeHoursHint), parts.line)}
${bothTexts(view, optional('publications', labels.publicationsHint), (control) => parts.lines({ ...control, rows: 5 }))}`;
  },

  read({ draft: { fields }, before, files }) {
    const isDropped = before?.files.some(({ original }) => fields.dropFile?.includes(original));
    const form = {
      ...bothValues(fields, texts),
      type: firstValue(fields, 'type'),
      phone: firstValue(fields, 'phone'),
      email: firstValue(fields, 'email'),
      picture: files.at(-1) ?? (isDropped ? ('none' as const) : undefined),
    };
    return {
      days: {},
      problems: [],
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
      const options = staffTypeIds.map((type) => [String(type), typeLabel(type, language)] as const);
      return [{ name: 'type', label: staffTexts[language].type, options }];
    },
    page(view, { database }, query) {
      const ranks = readRanks(database);
      const { type } = query.filters;
      const groups = groupStaff(readAllStaff(database)).filter((group) => !type || String(group.type) === type);
      const people = groups.flatMap((group) => group.people.map((person) => ({ person, group })));
      const textOf = ({ person }: (typeof people)[number]) =>
        [person.fullName, person.designation, person.department, ...Object.values(person.nepali ?? {})].join(' ');
      return pageOf(query, people, textOf, ({ person, group }) => {
        const { id, fullName, designation } = inLanguage(person, view.language);
        return {
          id,
          name: fullName,
          picture: person.profilePic,
          group: [typeLabel(group.type, view.language), group.department].filter(Boolean).join(': '),
          facts: [designation],
          tools: moveButtons(view, '/staff', sameRank(group, person, ranks), { id, name: fullName }),
        };
      });
    },
  },
};

function typeLabel(type: StaffType, language: Locale): string {
  const { teaching, nonTeaching, outside } = staffTexts[language];
  return { 1: teaching, 2: nonTeaching, 3: outside }[type];
}

import { fold } from '#campus-api/database/fold.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import {
  bothFields,
  bothLabels,
  bothNames,
  bothTexts,
  bothValues,
  languagesHint,
} from '#campus-api/web/records/both-texts.ts';
import { moveButtons } from '#campus-api/web/records/move-buttons.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { html } from '#campus-api/web/view/html.ts';
import { hasPersonPage } from '#content/person-page.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import { chiefMessageLink, findChief } from './chief-message.ts';
import { staffTexts } from './messages.ts';
import { groupStaff, sameRank } from './move-staff.ts';
import { readRanks } from './ranks.ts';
import type { StaffRecord, StaffType } from './staff.ts';
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
  remove: (campus, id) => removeStaff(campus, [id]),

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

  list(view, { database }, query) {
    const { messages } = view;
    const labels = staffTexts[view.language];
    const search = (query.get('q') ?? '').slice(0, 200);
    const matches = ({ fullName, designation, department, nepali = {} }: StaffRecord) =>
      fold([fullName, designation, department, ...Object.values(nepali)].join(' ')).includes(fold(search));
    const ranks = readRanks(database);
    const groups = groupStaff(readAllStaff(database));
    const results = groups.map((group) => ({ ...group, results: group.people.filter(matches) }));
    const visible = results.filter((group) => group.results.length > 0);
    const typeOf = (type: StaffType) => [labels.teaching, labels.nonTeaching, labels.outside][type - 1];
    return html`<form method="get" action="/staff" class="search" role="search"><label><span>${labels.searchFor}</span><input type="search" name="q" value="${search}"></label><button>${messages.search}</button> <a class="button" href="/staff/table">${labels.table}</a> <a class="button" href="/staff/ranks">${labels.ranks}</a></form>
${chiefMessageLink(view)}
${visible.length === 0 && html`<p>${messages.none}</p>`}
${visible.map(
  (group) =>
    html`<section><h2>${[typeOf(group.type), group.department].filter(Boolean).join(': ')}</h2>${recordList(
      view,
      this,
      group.results.map((person) => {
        const { fullName, designation } = inLanguage(person, view.language);
        return {
          id: person.id,
          name: fullName,
          picture: person.profilePic,
          body: html`<p lang="${languageOf(fullName)}">${fullName}</p>`,
          facts: [designation],
          tools: moveButtons(view, '/staff', sameRank(group, person, ranks), { id: person.id, name: fullName }),
        };
      }),
    )}</section>`,
)}`;
  },
};

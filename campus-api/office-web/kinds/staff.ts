import { languageOf } from '#lib/i18n/language-of.ts';
import { fold } from '../../database/fold.ts';
import { readAllStaff } from '../../office/staff/staff-records.ts';
import { addStaff, editStaff, removeStaff } from '../../office/staff/write-staff.ts';
import { one } from '../drafts.ts';
import { html } from '../view/html.ts';
import { chiefMessageLink, findChief } from './chief-message.ts';
import type { Kind } from './kind.ts';
import { recordList } from './record-list.ts';

const texts = ['name', 'type', 'department', 'designation', 'about'] as const;

/** Teachers and staff. */
export const staff: Kind = {
  name: 'staff',
  path: '/staff',
  section: 'staff',
  words: ({ staff: { newOne, editOne, title } }) => ({ newOne, editOne, title }),
  labels: ({ staff: { name, type, department, designation, about, picture } }) => ({
    name,
    type,
    department,
    designation,
    about,
    picture,
  }),
  fields: [...texts, 'dropFile'],
  files: { field: 'picture', most: 'one', accept: 'image/*' },
  remove: (campus, id) => removeStaff(campus, [id]),

  known({ stores }, id) {
    const [person] = stores.staff.withIds([id]);
    if (!person) return null;
    const { fullName, type, department, designation, about, profilePic } = person;
    return {
      files: profilePic === null ? [] : [{ stored: profilePic, original: profilePic }],
      fields: {
        name: [fullName],
        type: [type === 1 ? 'teaching' : 'non-teaching'],
        department: [department],
        designation: [designation],
        about: [about ?? ''],
      },
    };
  },

  form(parts, { view: { words }, office, draft }) {
    const { staff: labels } = words;
    const isChief = one(draft.fields, 'record') === String(findChief(office.database));
    const aboutHint = isChief ? labels.aboutOfChief : labels.aboutHint;
    const types = [
      ['teaching', labels.teaching],
      ['non-teaching', labels.nonTeaching],
    ] as const;
    return html`${parts.line({ name: 'name', label: labels.name })}
${parts.choice({ name: 'type', label: labels.type, options: types, none: words.date.choose })}
${parts.line({ name: 'designation', label: labels.designation, isOptional: true })}
${parts.line({ name: 'department', label: labels.department, isOptional: true })}
${parts.files({ name: 'picture', label: labels.picture, hint: words.flash.pictureHint, most: 'one', accept: 'image/*', isOptional: true })}
${parts.lines({ name: 'about', label: labels.about, hint: aboutHint, rows: isChief ? 12 : 5, isOptional: true })}`;
  },

  read({ draft: { fields }, before, files }) {
    const isDropped = before?.files.some(({ original }) => fields.dropFile?.includes(original));
    const form = {
      ...Object.fromEntries(texts.map((name) => [name, one(fields, name)])),
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
    const { words } = view;
    const search = (query.get('q') ?? '').slice(0, 200);
    const found = readAllStaff(database).filter(({ fullName, designation, department }) =>
      fold(`${fullName} ${designation} ${department}`).includes(fold(search)),
    );
    return html`<form method="get" action="/staff" class="search" role="search"><label><span>${words.staff.searchFor}</span><input type="search" name="q" value="${search}"></label><button>${words.search}</button> <a class="button" href="/staff/table">${words.staff.table}</a></form>
${chiefMessageLink(view, database)}
${recordList(
  view,
  this,
  found.map(({ id, fullName, type, designation, department, profilePic }) => ({
    id,
    name: fullName,
    picture: profilePic,
    body: html`<p lang="${languageOf(fullName)}">${fullName}</p>`,
    facts: [designation, department, type === 1 ? words.staff.teaching : words.staff.nonTeaching],
  })),
)}`;
  },
};

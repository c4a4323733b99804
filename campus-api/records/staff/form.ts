import { fold } from '#campus-api/database/fold.ts';
import { firstValue } from '#campus-api/web/drafts.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { tokenField, type View } from '#campus-api/web/view/layout.ts';
import { clip } from '#lib/i18n/clip.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import type { StaffRecord } from '../records.ts';
import { chiefMessageLink, findChief } from './chief-message.ts';
import { type Direction, groupStaff } from './move-staff.ts';
import { readAllStaff } from './staff-records.ts';
import { addStaff, editStaff, removeStaff } from './write.ts';

const texts = ['name', 'type', 'department', 'designation', 'about'] as const;

/** Teachers and staff. */
export const staffType: RecordType = {
  name: 'staff',
  path: '/staff',
  section: 'staff',
  sitePage: ({ stores }, id) =>
    stores.staff.withIds(id === null ? [] : [id])[0]?.type === 2 ? '/nonTeachingsstaff' : '/staff',
  headings: ({ staff: { newOne, editOne, title } }) => ({ newOne, editOne, title }),
  labels: ({ staff: { name, type, department, designation, about, picture } }) => ({
    name,
    type,
    department,
    designation,
    about,
    picture,
  }),
  fields: [...texts, 'dropFile'],
  files: { field: 'picture', isMultiple: false, accept: 'image/*' },
  remove: (campus, id) => removeStaff(campus, [id]),

  load({ stores }, id) {
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

  form(parts, { view: { messages }, services, draft }) {
    const { staff: labels } = messages;
    const isChief = firstValue(draft.fields, 'record') === String(findChief(services.database));
    const aboutHint = isChief ? labels.aboutOfChief : labels.aboutHint;
    const types = [
      ['teaching', labels.teaching],
      ['non-teaching', labels.nonTeaching],
    ] as const;
    return html`${parts.line({ name: 'name', label: labels.name })}
${parts.choice({ name: 'type', label: labels.type, options: types, none: messages.date.choose })}
${parts.line({ name: 'designation', label: labels.designation, isOptional: true })}
${parts.line({ name: 'department', label: labels.department, isOptional: true })}
${parts.files({ name: 'picture', label: labels.picture, hint: messages.flash.pictureHint, isMultiple: false, accept: 'image/*', isOptional: true })}
${parts.lines({ name: 'about', label: labels.about, hint: aboutHint, rows: isChief ? 12 : 5, isOptional: true })}`;
  },

  read({ draft: { fields }, before, files }) {
    const isDropped = before?.files.some(({ original }) => fields.dropFile?.includes(original));
    const form = {
      ...Object.fromEntries(texts.map((name) => [name, firstValue(fields, name)])),
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
    const { staff: labels } = messages;
    const search = (query.get('q') ?? '').slice(0, 200);
    const matches = ({ fullName, designation, department }: StaffRecord) =>
      fold(`${fullName} ${designation} ${department}`).includes(fold(search));
    const groups = groupStaff(readAllStaff(database));
    const results = groups.map((group) => ({ ...group, results: group.people.filter(matches) }));
    const visible = results.filter((group) => group.results.length > 0);
    const typeOf = (type: StaffRecord['type']) => (type === 1 ? labels.teaching : labels.nonTeaching);
    return html`<form method="get" action="/staff" class="search" role="search"><label><span>${labels.searchFor}</span><input type="search" name="q" value="${search}"></label><button>${messages.search}</button> <a class="button" href="/staff/table">${labels.table}</a></form>
${chiefMessageLink(view, database)}
${visible.length === 0 && html`<p>${messages.none}</p>`}
${visible.map(
  (group) =>
    html`<section><h2>${[typeOf(group.type), group.department].filter(Boolean).join(': ')}</h2>${recordList(
      view,
      this,
      group.results.map((person) => ({
        id: person.id,
        name: person.fullName,
        picture: person.profilePic,
        body: html`<p lang="${languageOf(person.fullName)}">${person.fullName}</p>`,
        facts: [person.designation],
        tools: moveButtons(view, group.people, person),
      })),
    )}</section>`,
)}`;
  },
};

/** Buttons that move a person past the one before or after them on the website. */
function moveButtons(
  { session, messages: { staff: labels } }: View,
  people: readonly StaffRecord[],
  person: StaffRecord,
): Html {
  const { id, fullName } = person;
  const button = (direction: Direction, label: string, symbol: string) =>
    session &&
    html`<form class="inline" method="post" action="/staff/${id}/${direction}">${tokenField(session)}<button aria-label="${label}: ${clip(fullName, 80)}" title="${label}">${symbol}</button></form>`;
  return html`${person !== people[0] && button('up', labels.moveUp, '↑')}${person !== people.at(-1) && button('down', labels.moveDown, '↓')}`;
}

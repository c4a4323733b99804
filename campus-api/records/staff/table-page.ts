import { basename, join } from 'node:path';
import type { Hono } from 'hono';
import { fieldCells } from '#campus-api/csv/field-columns.ts';
import { addTableImport, isTicked } from '#campus-api/web/records/table-import.ts';
import { changedRecords } from '#campus-api/web/records/table-page.ts';
import type { AdminEnv } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { staffTable } from './export-command.ts';
import { staffTexts } from './messages.ts';
import { type StaffRecord, staffFields } from './staff.ts';
import { staffTableType } from './staff-columns.ts';
import { staffTypeLabel } from './staff-types.ts';
import { readAllStaff } from './store.ts';
import { importStaffTable } from './write-table.ts';

/** Export and import of all staff as a table. */
export function addStaffTableRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database } = services;
  addTableImport(app, services, {
    kind: 'staff-table',
    section: 'staff',
    texts: (language) => staffTexts[language],
    exportTable: (language) => staffTable(readAllStaff(database), language),
    accept: '.xlsx,.ods,.csv,text/csv',
    fieldNames: ['replace'],
    form: ({ language }) => ({
      hint: html`<p>${staffTexts[language].uploadHint}</p>`,
      below: html`<p><label class="choice"><input type="checkbox" name="replace" value="yes"> ${staffTexts[language].replace}</label></p>
`,
    }),
    type: staffTableType,
    importFile(campus, { file, fields, folder, choices }) {
      // A table has no pictures: a new file name is reported as missing.
      const portrait = (name: string) => ({ path: join(folder, 'none', basename(name)), name });
      const options = {
        replace: isTicked(fields, 'replace'),
        portrait,
        usesUnicode: isTicked(fields, 'unicode'),
        choices,
      };
      return importStaffTable(campus, file, options);
    },
    describe(result, view) {
      const texts = staffTexts[view.language];
      const before = new Map(readAllStaff(database).map((person) => [person.id, person]));
      const edited = result.changed.filter(
        (person) => JSON.stringify(person) !== JSON.stringify(before.get(person.id)),
      );
      const list = (heading: string, people: readonly StaffRecord[]) =>
        changedRecords({ heading, more: '' }, people, view, (person) => describe(person, before.get(person.id), view));
      const isSame = result.added.length + edited.length + result.removed.length === 0 && !result.isReordered;
      const lists = html`${list(texts.added, result.added)}${list(texts.edited, edited)}${list(texts.gone, result.removed)}${result.isReordered && html`<h2>${texts.order}</h2><p>${texts.orderHint}</p>`}${isSame && html`<p>${texts.same}</p>`}`;
      return { lists, isSame, removes: result.removed.length > 0 };
    },
    nameColumn: (column) => ({ place: column }),
    hasUnicode: true,
  });
}

const { type: _, ...texts } = staffFields;

/** A person, with previous values of changed fields. */
function describe(person: StaffRecord, before: StaffRecord | undefined, { language }: View): string {
  const staff = staffTexts[language];
  if (!before) return [person.fullName, person.designation, person.department].filter(Boolean).join(', ');
  const values = (each: StaffRecord) => Object.values(fieldCells(texts, each));
  const [old, current] = [values(before), values(person)];
  const changes = current.flatMap((text, index) =>
    text === old[index] ? [] : `${old[index] || '–'} → ${text || '–'}`,
  );
  if (person.type !== before.type)
    changes.push(`${staffTypeLabel(before.type, language)} → ${staffTypeLabel(person.type, language)}`);
  if (person.profilePic !== before.profilePic)
    changes.push(person.profilePic === null ? staff.pictureGoes : staff.otherPicture);
  return `${person.fullName}${changes.length > 0 ? `: ${changes.join('; ')}` : ''}`;
}

import type { Fields, FormOf } from '#campus-api/model/fields.ts';
import { entryLabels, entryNames, entryValues, readEntries } from '#campus-api/web/records/entries.ts';
import type { FormParts } from '#campus-api/web/records/form-parts.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import type { ExistingRecord, SentForm } from '#campus-api/web/records/sent-form.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import type { Locale } from '#content/locale.ts';
import type { PictureForm } from './one-picture.ts';
import type { RecordChanges } from './record-changes.ts';
import type { RecordTable } from './record-table.ts';

type Texts = Readonly<Record<Locale, Readonly<Record<'title' | 'newOne' | 'editOne', string>>>>;

/** What the admin needs of a type of record besides its fields. `labels`, `drafted`: of controls that no field has. */
interface OwnParts<F extends Fields, Stored, Form>
  extends Omit<RecordType, 'name' | 'headings' | 'labels' | 'fields' | 'remove' | 'load' | 'read'> {
  table: RecordTable<Stored>;
  changes: RecordChanges<Stored, Form>;
  fields: F;
  texts: Texts;
  ownLabels?(language: Locale): Readonly<Record<string, string>>;
  drafted?: readonly string[];
  /** The files and other values of a record for its form. */
  loadOwn?(record: Stored, services: AdminServices): Partial<ExistingRecord>;
  formOf(entered: FormOf<F>, sent: SentForm): Form;
}

/** A record with at most one picture: its place among the files, and what the form does with it. */
export const onePicture = {
  files: { field: 'picture', isMultiple: false, accept: 'image/*' },
  drafted: ['dropFile'],
  filesOf: (picture: string | null) => (picture === null ? [] : [{ stored: picture, original: picture }]),
  control: (parts: FormParts, { messages }: View, label: string) =>
    parts.files({ ...pictureControl, label, hint: messages.editing.pictureHint }),
  formOf({ draft, before, files }: SentForm): PictureForm {
    const isDropped = before?.files.some(({ original }) => draft.fields.dropFile?.includes(original));
    return { picture: files.at(-1) ?? (isDropped ? 'none' : undefined) };
  },
} as const;
const pictureControl = { name: 'picture', isMultiple: false, accept: 'image/*', isOptional: true };

/** The pages of the admin for a type of record. */
export function recordForm<F extends Fields, Stored extends { id: number }, Form>({
  table,
  changes,
  fields,
  texts,
  ownLabels,
  drafted = [],
  loadOwn,
  formOf,
  ...own
}: OwnParts<F, Stored, Form>): RecordType {
  return {
    ...own,
    name: table.kind,
    headings: (language) => texts[language],
    labels: (language) => ({ ...entryLabels(fields, language), ...ownLabels?.(language) }),
    fields: [...entryNames(fields), ...drafted],
    remove: changes.remove,

    load(services, id) {
      const record = table.open(services.database).find(id);
      if (!record) return null;
      const { files = [], fields: values } = loadOwn?.(record, services) ?? {};
      return { files, fields: { ...entryValues(fields, record), ...values } };
    },

    read(sent) {
      const { form: entered, days, problems } = readEntries(fields, sent.view, sent.draft.fields);
      const form = formOf(entered, sent);
      return {
        days,
        problems,
        write: (campus, record, revision) =>
          record === null ? changes.add(campus, form) : changes.edit(campus, record, form, revision),
      };
    },
  };
}

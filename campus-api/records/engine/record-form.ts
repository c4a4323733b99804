import type { Fields, FormOf } from '#campus-api/model/fields.ts';
import { entryLabels, entryNames, entryValues, readEntries } from '#campus-api/web/records/entries.ts';
import type { FormParts } from '#campus-api/web/records/form-parts.ts';
import type { ReadForm, RecordType } from '#campus-api/web/records/record-type.ts';
import type { ExistingRecord, SentForm } from '#campus-api/web/records/sent-form.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { dayFieldNames, readDays } from '#campus-api/web/view/fields.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import type { Locale } from '#content/locale.ts';
import type { PictureForm } from './one-picture.ts';
import type { RecordChanges } from './record-changes.ts';
import type { RecordTable } from './record-table.ts';

type Texts = Readonly<Record<Locale, Readonly<Record<'title' | 'newOne' | 'editOne', string>>>>;

/** The parts of a type that the list of fields does not have. `ownLabels`, `drafted`: of controls without a field. */
interface OwnParts<F extends Fields, Stored, Form>
  extends Omit<RecordType, 'name' | 'headings' | 'labels' | 'fields' | 'load' | 'read'> {
  table: RecordTable<Stored>;
  changes: RecordChanges<Stored, Form>;
  fields: F;
  texts: Texts;
  ownLabels?(language: Locale): Readonly<Record<string, string>>;
  drafted?: readonly string[];
  /** The files and other values of a record for its form. */
  loadOwn?(record: Stored, services: AdminServices): Partial<ExistingRecord>;
  /** Days besides those of the fields. */
  days?: readonly string[];
  /** May add problems of values without a field. */
  formOf(entered: FormOf<F>, sent: SentForm, read: Pick<ReadForm, 'days' | 'problems'>): Form;
}

const pictureFile = { isMultiple: false, accept: 'image/*' } as const;

/** A record with at most one picture: its place among the files, and what the form does with it. */
export const onePicture = {
  files: { field: 'picture', ...pictureFile },
  drafted: ['dropFile'],
  filesOf: (picture: string | null) => (picture === null ? [] : [{ stored: picture, original: picture }]),
  control: (parts: FormParts, { messages }: View, label: string) =>
    parts.files({ name: 'picture', ...pictureFile, label, hint: messages.editing.pictureHint, isOptional: true }),
  formOf({ draft, before, files }: SentForm): PictureForm {
    const isDropped = before?.files.some(({ original }) => draft.fields.dropFile?.includes(original));
    return { picture: files.at(-1) ?? (isDropped ? 'none' : undefined) };
  },
} as const;
/** The pages of the admin for a type of record. */
export function recordForm<F extends Fields, Stored extends { id: number }, Form>({
  table,
  changes,
  fields,
  texts,
  ownLabels,
  drafted = [],
  days: ownDays = [],
  loadOwn,
  formOf,
  ...own
}: OwnParts<F, Stored, Form>): RecordType {
  return {
    remove: changes.remove,
    ...own,
    name: table.kind,
    headings: (language) => texts[language],
    labels: (language) => ({ ...entryLabels(fields, language), ...ownLabels?.(language) }),
    fields: [...entryNames(fields), ...drafted, ...ownDays.flatMap(dayFieldNames)],

    unreadable: unreadableIn(table, fields),

    load(services, id) {
      const record = changes.find(services.database, id);
      if (!record) return null;
      const { files = [], fields: values } = loadOwn?.(record, services) ?? {};
      return { files, fields: { ...entryValues(fields, record), ...values } };
    },

    read(sent) {
      const { view, draft } = sent;
      const entries = readEntries(fields, view, draft.fields);
      const own = readDays(view, draft.fields, ownDays, ownLabels?.(view.language) ?? {});
      const read = { days: { ...entries.days, ...own.days }, problems: [...entries.problems, ...own.problems] };
      const form = formOf(entries.form, sent, read);
      return {
        ...read,
        write: (campus, record, revision) =>
          record === null ? changes.add(campus, form) : changes.edit(campus, record, form, revision),
      };
    },
  };
}

/** The records with wrong stored values, their fields by their labels. */
export const unreadableIn =
  (table: Pick<RecordTable<unknown>, 'open'>, fields: Fields): NonNullable<RecordType['unreadable']> =>
  ({ database }, language, { readsAll } = { readsAll: false }) => {
    const labels = new Map(Object.entries(fields).map(([field, { entry }]) => [field, entry?.label[language]]));
    const store = table.open(database);
    if (readsAll) store.all();
    return store
      .unreadable()
      .map((each) => ({ id: each.id, fields: each.fields.map((field) => labels.get(field) ?? field) }));
  };

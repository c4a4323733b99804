import type { Fields } from '#campus-api/web/drafts/drafts.ts';
import type { Html } from '#campus-api/web/view/html.ts';
import type { Locale } from '#content/locale.ts';
import type { Field } from './field.ts';
import type { SiteForm } from './form-view.ts';

/** A control whose value cannot be read. */
export interface UnreadableValue {
  control: string;
  reason:
    | { code: 'different-lines'; en: number; ne: number }
    | { code: 'bad-line' | 'bad-level'; line: number }
    | { code: 'bad-number'; example: string };
}

/** Parameters of the reading of a form. */
export interface ReadContext {
  fields: Fields;
  /** Controls that cannot be read are added to it. */
  unreadable: UnreadableValue[];
  /** The day of the controls of a day; null if they are empty. */
  readDay(path: string): string | null;
  /** The time of the controls of a day and a time; null if they are empty. */
  readMoment(path: string): string | null;
  /** The address of a picture, which may still be a file of the draft. */
  pictureAddress(src: string): string;
  /** The address of a page, which may be named by its title. */
  pagePath(text: string): string;
}

/** A field in a form: `path` is the name of its control, `name` the path without the numbers of items. */
export interface FormPlace<Kind extends Field> {
  field: Kind;
  path: string;
  name: string;
  form: SiteForm;
  /** Its control, for fields with one. */
  control: { name: string; label: string; isOptional: boolean; hint?: string };
  /** A control for each language; `explanation` replaces the hint. */
  inEach(render: (control: LanguageControl) => Html, explanation?: string): Html;
}

export interface LanguageControl {
  name: string;
  label: string;
  isOptional: boolean;
  lang: Locale;
  hint?: string;
}

export type ValuesOf = (field: Field, content: unknown, path: string, language: Locale) => Fields;
export type ReadValue = (field: Field, path: string, context: ReadContext) => unknown;
export type RenderField = (field: Field, path: string, name: string, form: SiteForm) => Html;

/** How a form edits a kind of field. The last parameter does the same for a field inside of it. */
export interface FieldKind<Kind extends Field> {
  /** Valid content, which is neither undefined nor null, as the values of its controls. */
  values(content: unknown, place: { field: Kind; path: string; language: Locale }, inner: ValuesOf): Fields;
  /** The content as it is stored, without empty optional parts; undefined if it is empty. */
  read(place: { field: Kind; path: string; value: string }, context: ReadContext, inner: ReadValue): unknown;
  render(place: FormPlace<Kind>, inner: RenderField): Html;
}

/** The values of a text in both languages. */
export const inLanguages = (path: string, read: (language: Locale) => string): Fields => ({
  [`${path}.en`]: [read('en')],
  [`${path}.ne`]: [read('ne')],
});

/** The items of a list; undefined for an optional one without any. */
export const orNothing = ({ isOptional }: Field, items: unknown[]) =>
  isOptional && items.length === 0 ? undefined : items;

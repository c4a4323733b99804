import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { inBothLanguages } from '#campus-api/web/records/both-texts.ts';
import type { Html } from '#campus-api/web/view/html.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { list, object } from './composed-kinds.ts';
import { type Field, type FieldOf, mayBeEmpty } from './field.ts';
import type { FieldKind, FormPlace, ReadContext } from './field-kind.ts';
import type { SiteForm } from './form-view.ts';
import { picture } from './picture-kind.ts';
import * as singleKinds from './single-kinds.ts';
import { table } from './table-kind.ts';
import * as textKinds from './text-kinds.ts';

const kinds: { [Kind in Field['kind']]: FieldKind<FieldOf<Kind>> } = {
  ...textKinds,
  ...singleKinds,
  ...{ picture, table, object, list },
};

const kindOf = ({ kind }: Field): FieldKind<Field> => kinds[kind];

/** Valid content of a document as the values of its form; `path` is the name of its control. */
export function valuesOf(field: Field, content: unknown, path: string, language: Locale): Fields {
  const stored = content ?? (field.kind === 'object' ? {} : null);
  return stored === null ? {} : kindOf(field).values(stored, { field, path, language }, valuesOf);
}

/** The content of a field as it is stored, without empty optional parts; undefined if it is empty. */
export function readValue(field: Field, path: string, context: ReadContext): unknown {
  return kindOf(field).read({ field, path, value: firstValue(context.fields, path) }, context, readValue);
}

/** The controls of a field; `name` is its path without the numbers of items. */
export function renderField(field: Field, path: string, name: string, form: SiteForm): Html {
  const { view, labels } = form;
  const label = labels.field(name);
  const hint = labels.hint(name);
  const isOptional = field.isOptional || mayBeEmpty.has(field.kind) || form.isCompleted(name);
  const control = { name: path, label, isOptional, ...(hint && { hint }) };
  const inEach: FormPlace<Field>['inEach'] = (render, explanation = hint) =>
    inBothLanguages(view, (lang, languageName) =>
      render({
        name: `${path}.${lang}`,
        label: fillIn(view.messages.editing.inLanguage, { label, language: languageName }, view.language),
        isOptional,
        lang,
        // Explained once, before the language of the page.
        ...(lang === view.language && explanation && { hint: explanation }),
      }),
    );
  return kindOf(field).render({ field, path, name, form, control, inEach }, renderField);
}

import { timeFields } from '#campus-api/model/times.ts';
import type { Fields } from '#campus-api/web/drafts/drafts.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { siteTexts } from '../messages.ts';
import { type Field, textControlKinds } from './field.ts';
import { type FieldMatch, findField } from './find-field.ts';

type Labels = Readonly<Record<string, string>>;

/** The names of fields and items of one type of document. */
export interface SiteLabels {
  field(name: string): string;
  /** An item of a list, with its number: `खण्ड २`. */
  item(name: string, index: number): string;
  /** An item of a list without number. */
  oneItem(name: string): string;
  hint(name: string): string | undefined;
}

/** The entry of a time from or until which visitors see a text. */
const timeOf = (name: string) => (name === 'publishAt' || name === 'withdrawAt' ? timeFields[name].entry : undefined);

export function siteLabels({ messages, language }: Pick<View, 'messages' | 'language'>, type: string): SiteLabels {
  const { fields, items, hints }: { fields: Labels; items: Labels; hints: Labels } = siteTexts[language];
  const { shared, sharedHints }: { shared: Labels; sharedHints: Labels } = messages.workflow;
  const text = (table: Labels, name: string) =>
    Object.hasOwn(table, `${type}.${name}`) ? table[`${type}.${name}`] : undefined;
  const oneItem = (name: string) => text(items, name) ?? text(fields, name) ?? name;
  return {
    field: (name) => text(fields, name) ?? shared[name] ?? timeOf(name)?.label[language] ?? name,
    item: (name, index) => fillIn(siteTexts[language].number, { label: oneItem(name), number: index + 1 }, language),
    oneItem,
    hint: (name) => text(hints, name) ?? sharedHints[name] ?? timeOf(name)?.hint?.[language],
  };
}

/** A control of the form, and the label of its field with those of the items around it: `खण्ड २, तालिका`. */
export interface LabelledControl {
  control: string;
  label: string;
}

/** The control of the field with an issue; `steps` is the path of the issue, such as `parts.0.heading.en`. */
export function controlOf(
  root: Field,
  fields: Fields,
  steps: readonly PropertyKey[],
  view: View,
  labels: SiteLabels,
): LabelledControl {
  const match = findField(root, fields, steps);
  const path = match.path.split('.').filter((step) => step !== '');
  const isNumber = (step: string) => /^\d+$/.test(step);
  const items = path.flatMap((step, index) =>
    isNumber(step)
      ? [
          labels.item(
            path
              .slice(0, index)
              .filter((each) => !isNumber(each))
              .join('.'),
            Number(step),
          ),
        ]
      : [],
  );
  const isItem = isNumber(path.at(-1) ?? '');
  const label = [...items, ...(match.name === '' || isItem ? [] : [labels.field(match.name)])].join(', ');
  return { control: innerControl(match, fields, steps, view), label };
}

function innerControl({ field, path }: FieldMatch, fields: Fields, steps: readonly PropertyKey[], view: View): string {
  const last = steps.at(-1);
  const language = last === 'en' || last === 'ne' ? last : view.language;
  if (textControlKinds.has(field.kind)) return `${path}.${language}`;
  if (field.kind === 'picture') return steps.includes('alt') ? `${path}.alt.${language}` : path;
  if (field.kind !== 'table') return path;
  const [part, row, column] = steps.slice(path.split('.').length);
  if (part === 'caption') return `${path}.caption.${language}`;
  if (fields[path]?.[0] === 'text') return `${path}.text.${language}`;
  if (part === 'columns' && row !== undefined) return `${path}.cell.0.${String(row)}.${language}`;
  if (column === undefined) return path;
  return `${path}.cell.${Number(row) + 1}.${String(column)}.${language}`;
}

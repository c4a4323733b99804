import type { Fields } from '#campus-api/web/drafts/drafts.ts';
import { dayFields } from '#campus-api/web/view/fields.ts';
import type { Locale } from '#content/locale.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { cellIn, type PartialText } from './cells.ts';
import type { Field, FieldOf } from './field.ts';
import { type OutlineItem, outlineLines, pairLines, textLines } from './pairs.ts';
import { gridsOf, type StoredTable, tableValues } from './table.ts';

type StoredObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is StoredObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The variant of a list to which a stored item belongs: the first one that has all of its fields. */
function variantOf({ variants }: FieldOf<'list'>, item: unknown): number {
  const names = isObject(item) ? Object.keys(item) : [];
  const index = variants.findIndex(
    (variant) => variant.kind === 'picture' || names.every((name) => variant.fields.some(([field]) => field === name)),
  );
  return Math.max(index, 0);
}

/** Valid content of a document as the values of its form; `path` is the name of its control. */
export function valuesOf(field: Field, content: unknown, path: string, language: Locale): Fields {
  const inside = (name: string) => (path === '' ? name : `${path}.${name}`);
  const inLanguages = (read: (language: Locale) => string): Fields => ({
    [`${path}.en`]: [read('en')],
    [`${path}.ne`]: [read('ne')],
  });
  if (content === undefined || content === null) return field.kind === 'object' ? objectValues(field, {}) : {};
  switch (field.kind) {
    case 'object':
      return objectValues(field, content as StoredObject);
    case 'list': {
      const items = content as unknown[];
      const values = items.map((item, index) => {
        const variant = variantOf(field, item);
        const itemPath = inside(String(index));
        const shape = field.variants[variant] ?? { kind: 'object', isOptional: false, fields: [] };
        return {
          ...(field.variants.length > 1 && { [`${itemPath}.is`]: [String(variant)] }),
          ...valuesOf(shape, item, itemPath, language),
        };
      });
      return Object.assign({ [path]: [String(items.length)] }, ...values);
    }
    case 'text':
      return inLanguages((each) => (content as PartialText)[each] ?? '');
    case 'cell':
      return inLanguages((each) => cellIn(content as PartialText | number, each));
    case 'texts': {
      const lines = textLines(content as PartialText[]);
      return inLanguages((each) => lines[each]);
    }
    case 'lines':
      return { [path]: [(content as string[]).join('\n')] };
    case 'pairs': {
      const [first, second] = field.names;
      const pairs = content as Readonly<Record<string, string>>[];
      return { [path]: [pairLines(pairs.map((pair) => [pair[first] ?? '', pair[second] ?? ''] as const))] };
    }
    case 'outline':
      return { [path]: [outlineLines(content as OutlineItem).join('\n')] };
    case 'table':
      return tableValues(path, gridsOf(content as StoredTable));
    case 'picture': {
      const { src, width, height, alt } = content as { src: string; width: number; height: number; alt: PartialText };
      const size = { [`${path}.width`]: [String(width)], [`${path}.height`]: [String(height)] };
      const texts = { [`${path}.alt.en`]: [alt.en ?? ''], [`${path}.alt.ne`]: [alt.ne ?? ''] };
      return { [`${path}.src`]: [src], ...size, ...texts };
    }
    case 'day':
      return dayFields(path, parseAdDate(String(content)));
    case 'moment': {
      const [day = '', time = ''] = String(content).split('T');
      return { ...dayFields(path, parseAdDate(day)), [`${path}Time`]: [localizeDigits(time.slice(0, 5), language)] };
    }
    case 'flag':
      return { [path]: content === true ? ['on'] : [] };
    case 'number':
      return { [path]: [localizeDigits(String(content), language)] };
    case 'choice':
    case 'line':
    case 'colour':
    case 'url':
    case 'page':
      return { [path]: [String(content)] };
  }

  function objectValues({ fields }: FieldOf<'object'>, object: StoredObject): Fields {
    const values = fields.map(([name, each]) => valuesOf(each, object[name], inside(name), language));
    return Object.assign({}, ...values);
  }
}

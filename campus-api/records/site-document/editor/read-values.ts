import { withScheme } from '#campus-api/validation/read-fields.ts';
import { readNumber } from '#campus-api/validation/read-number.ts';
import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { EMPTY_HEADING, joinRows, storedCell, storedText } from './cells.ts';
import { readColour } from './colour-values.ts';
import type { Field, FieldOf } from './field.ts';
import { readOutlineLines, readPairLines, readTextLines } from './pairs.ts';
import { countOf, oneLine, splitLines } from './plain-text.ts';
import { readGrids } from './table.ts';

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

/** The variant of an item of a list. */
export function chosenVariant({ variants }: FieldOf<'list'>, fields: Fields, itemPath: string): number {
  const index = Number(firstValue(fields, `${itemPath}.is`));
  return variants[index] === undefined ? 0 : index;
}

/** The content of a field as it is stored, without empty optional parts; undefined if it is empty. */
export function readValue(field: Field, path: string, context: ReadContext): unknown {
  const { fields, unreadable } = context;
  const value = (name = path) => firstValue(fields, name);
  switch (field.kind) {
    case 'object': {
      const entries = field.fields.flatMap(([name, each]) => {
        const content = readValue(each, path === '' ? name : `${path}.${name}`, context);
        return content === undefined ? [] : [[name, content] as const];
      });
      return field.isOptional && entries.length === 0 ? undefined : Object.fromEntries(entries);
    }
    case 'list': {
      const items = Array.from({ length: countOf(fields, path, field.max) }, (_, index) => {
        const itemPath = `${path}.${index}`;
        const variant = field.variants[chosenVariant(field, fields, itemPath)];
        return variant === undefined ? {} : (readValue(variant, itemPath, context) ?? {});
      });
      return orNothing(field, items);
    }
    case 'text':
      return storedText(value(`${path}.en`), value(`${path}.ne`));
    case 'cell':
      return storedCell(value(`${path}.en`), value(`${path}.ne`));
    case 'texts': {
      const texts = readTextLines(value(`${path}.en`), value(`${path}.ne`));
      if (Array.isArray(texts)) return orNothing(field, texts);
      unreadable.push({ control: `${path}.en`, reason: { code: 'different-lines', ...texts } });
      return [];
    }
    case 'lines':
      return orNothing(field, splitLines((context.fields[path] ?? []).join('\n')));
    case 'pairs': {
      const pairs = readPairLines(value());
      const [first, second] = field.names;
      if (Array.isArray(pairs)) return pairs.map((pair) => ({ [first]: pair[0], [second]: pair[1] }));
      unreadable.push({ control: path, reason: { code: 'bad-line', ...pairs } });
      return [];
    }
    case 'outline': {
      const tree = readOutlineLines(value());
      if (tree === null || 'label' in tree) return tree ?? undefined;
      unreadable.push({ control: path, reason: { code: 'bad-level', ...tree } });
      return { label: { en: MISREAD } };
    }
    case 'table':
      return readTable(path, context);
    case 'picture': {
      const src = value(`${path}.src`);
      if (src === '') return undefined;
      const size = { width: Number(value(`${path}.width`)), height: Number(value(`${path}.height`)) };
      const alt = storedText(value(`${path}.alt.en`), value(`${path}.alt.ne`));
      return { src: context.pictureAddress(src), ...size, ...(alt && { alt }) };
    }
    case 'day':
      return context.readDay(path) ?? undefined;
    case 'moment':
      return context.readMoment(path) ?? undefined;
    case 'flag':
      return value() === 'on' || undefined;
    case 'number': {
      const text = oneLine(value());
      if (text === '') return undefined;
      const number = readNumber(text);
      if (number === null) unreadable.push({ control: path, reason: { code: 'bad-number', example: field.example } });
      return number ?? text;
    }
    case 'page':
      return oneLine(value()) === '' ? undefined : context.pagePath(oneLine(value()));
    case 'url':
      return withScheme(oneLine(value())) || undefined;
    case 'colour':
      return readColour(value()) || undefined;
    case 'choice':
    case 'line':
      return oneLine(value()) || undefined;
  }
}

/** Stands for a tree that cannot be read, whose problem is reported. */
const MISREAD = '?';

const orNothing = ({ isOptional }: Field, items: unknown[]) => (isOptional && items.length === 0 ? undefined : items);

function readTable(path: string, { fields, unreadable }: ReadContext): unknown {
  const grids = readGrids(fields, path);
  if (grids === null) return undefined;
  const { en, ne, caption, isText } = grids;
  if (isText && en.length > 0 && ne.length > 0 && en.length !== ne.length) {
    const reason = { code: 'different-lines', en: en.length, ne: ne.length } as const;
    unreadable.push({ control: `${path}.text.en`, reason });
  }
  const [headings = [], ...rows] = joinRows(en, ne);
  const columns = headings.map(
    (cell, column) => storedText(en[0]?.[column] ?? '', ne[0]?.[column] ?? '') ?? cell ?? EMPTY_HEADING,
  );
  const title = storedText(caption.en, caption.ne);
  return { ...(title && { caption: title }), columns, rows };
}

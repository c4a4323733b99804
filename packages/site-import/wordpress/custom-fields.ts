import type { Block } from '../content/block.ts';
import { fileName } from '../content/file-name.ts';

/** Addresses of files that themes and plug-ins store beside a text. */
const uploads = /https?:\/\/[^\s"'<>\\]{1,200}\/wp-content\/uploads\/[^\s"'<>\\]{1,300}\.\w{2,5}/g;
/** Fields of WordPress and of page builders, whose content is read elsewhere or is none. */
const internal = /^_(?!links?$|files?$)/;
/** Days of plug-ins for events, which keep them in fields of their own. */
const isDayField = (name: string, value: string) =>
  /start|end|date|deadline/i.test(name) && !/^_(?:wp|edit|oembed)|utc$/i.test(name) && /^\d{4}-\d{2}-\d{2}/.test(value);
const SHOWN_LENGTH = 80;

export interface CustomFields {
  blocks: Block[];
  /** Fields that are left out, with their beginnings. */
  omitted: string[];
}

/**
 * The files of custom fields of an item. Advanced Custom Fields stores the number of an attachment in `NAME`, and the key of the field in `_NAME`.
 */
export function readCustomFields(meta: ReadonlyMap<string, string>): CustomFields {
  const blocks: Block[] = [];
  const omitted: string[] = [];
  for (const [name, value] of meta) {
    const key = meta.get(`_${name}`) ?? '';
    const isField = /^field_/.test(key);
    const isDay = isDayField(name, value);
    if (internal.test(name) && !isDay) continue;
    const addresses = [...value.matchAll(uploads)].map(([address]) => address);
    const ids = isField ? idsIn(value) : [];
    blocks.push(
      ...addresses.map((url): Block => ({ type: 'paragraph', text: [{ label: fileName(url), url }] })),
      ...ids.map((id): Block => ({ type: 'reference', to: 'attachment', id, field: key })),
    );
    const text = textIn(value);
    if ((isField || isDay) && addresses.length + ids.length === 0 && /[\p{L}\d]/u.test(text))
      omitted.push(
        `${name}: ${text
          .replaceAll(/<[^<>]{0,500}>|\s+/g, ' ')
          .trim()
          .slice(0, SHOWN_LENGTH)}`,
      );
  }
  return { blocks, omitted };
}

/** A text, or the texts of a list as PHP writes it. */
const textIn = (value: string): string =>
  /^[a-z]:\d+[:;]/.test(value)
    ? [...value.matchAll(/s:\d{1,6}:"([^"]{1,200})"/g)].map(([, text]) => text).join(', ')
    : value;

/** A number, or the numbers of a list as PHP writes it: `a:2:{i:0;s:2:"70";i:1;i:71;}`. */
function idsIn(value: string): number[] {
  if (/^\d{1,10}$/.test(value)) return [Number(value)];
  if (!/^a:\d+:\{/.test(value)) return [];
  return [...value.matchAll(/i:\d+;(?:s:\d+:"(\d{1,10})"|i:(\d{1,10}));/g)].map(([, text, number]) =>
    Number(text ?? number),
  );
}

/** Whether the definition of a field, which the export has as an item, is one of files. */
export const isFileField = (definition: string): boolean =>
  /s:4:"type";s:\d+:"(?:file|image|gallery)"/.test(definition);

import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { type CampusColours, coloursSchema } from '#content/site/colours.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { oneLine } from './plain-text.ts';

/** A colour as it was typed, in the form in which it is stored: `#14366b`; another text unchanged. */
export function readColour(text: string): string {
  const typed = toLatinDigits(oneLine(text)).toLowerCase();
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(typed) ?? [];
  if (digits === undefined) return typed;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** The valid colours of a form. */
export function coloursIn(fields: Fields): CampusColours {
  const colours: Record<string, string | Record<string, string>> = {};
  for (const name of Object.keys(fields)) {
    const [, first = '', token] = /^colours\.(\w+)(?:\.([\w-]+))?$/.exec(name) ?? [];
    const colour = readColour(firstValue(fields, name));
    const added = token === undefined ? { [first]: colour } : { [first]: { [token]: colour } };
    if (!coloursSchema.safeParse(added).success) continue;
    if (token === undefined) colours[first] = colour;
    else colours[first] = { ...Object(colours[first]), [token]: colour };
  }
  return coloursSchema.safeParse(colours).data ?? {};
}

import { z } from 'zod';
import { addedText } from '#campus-api/database/values.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { isEmail, readDateInput, readLine, readLines } from '#campus-api/validation/read-fields.ts';
import { OPENING_TIME, readMoment } from '#campus-api/validation/read-time.ts';
import type { Localized } from '#content/locale.ts';

/** How clerks enter a field. `name`: its name in forms; the option of commands is the same in kebab case. */
export interface Entry<Name extends string = string> {
  name: Name;
  control: 'text' | 'day' | 'moment' | 'choice';
  label: Localized;
  hint?: Localized;
  isOptional?: boolean;
  /** The keyboard of its control. */
  type?: 'email' | 'url';
  /** The id of a list of values that the page of its form has. */
  list?: string;
  /** Height of the control of a longer text. */
  rows?: number;
  /** Number of years before and after this one in the list of a day. */
  years?: { past: number; future: number };
  /** The values of a choice as they are entered, and the text for none of them. */
  options?: readonly Option[];
  none?: Localized;
  maxLength?: number;
  /** Other names of its column in tables. */
  headings?: readonly string[];
  /** Its value in the usage of commands, and its description in their help. */
  placeholder?: string;
  help?: string;
  /** Whether it is a text in both languages: the Nepali one is `nepali.FIELD` of a record, `NAMENe` of a form. */
  isBoth?: true;
  /** The stored value of an entered one, undefined for a wrong one; missing where the record type reads the value itself. `field`: its name in issues. */
  read?: ((issues: Issues, value: string, field?: string) => string | number | null | undefined) | undefined;
}

/** A value of a choice, and its name for clerks. */
type Option = Localized & { value: string };

type Description<Name extends string> = Omit<Entry<Name>, 'control' | 'read' | 'years'> & {
  /** Whether it is checked for letters and for Preeti. */
  isProse?: boolean;
};

/** A text without line breaks. */
export function line<const Name extends string>({ maxLength, isProse = true, ...entry }: Description<Name>) {
  const limits = { mayBeEmpty: entry.isOptional ?? false, isProse, ...(maxLength !== undefined && { maxLength }) };
  const read = (issues: Issues, value: string, field: string = entry.name) => readLine(issues, field, value, limits);
  return { ...entry, ...(maxLength !== undefined && { maxLength }), control: 'text', read } as const;
}

/** An email address, which may be missing. */
export function email<const Name extends string>(entry: Description<Name>) {
  const address = line({ ...entry, isOptional: true, isProse: false });
  const read = (issues: Issues, value: string, field?: string) => {
    const text = address.read(issues, value, field);
    if (text !== '' && !isEmail(text)) issues.error(field ?? entry.name, 'no-email', { value: text });
    return text;
  };
  return { ...address, type: 'email', read } as const;
}

/** A text of several lines, which may be empty. */
export function lines<const Name extends string>({ maxLength = 10_000, ...entry }: Description<Name>) {
  const read = (issues: Issues, value: string, field: string = entry.name) =>
    readLines(issues, field, value, maxLength);
  return { rows: 5, ...entry, maxLength, isOptional: true, control: 'text', read } as const;
}

/** A text without line breaks in both languages; a required one needs a text in one of them. */
export const bothLine = <const Name extends string>({ isOptional = false, ...entry }: Description<Name>) =>
  ({ ...line({ ...entry, isOptional: true }), isOptional, isBoth: true }) as const;

/** A text of several lines in both languages, which may be empty. */
export const bothLines = <const Name extends string>(entry: Description<Name>) =>
  ({ ...lines(entry), isBoth: true }) as const;

/** A day in either calendar. */
export function day<const Name extends string>(entry: Omit<Entry<Name>, 'control' | 'read'>) {
  return {
    ...entry,
    control: 'day',
    read: (issues: Issues, value: string) => readDateInput(issues, entry.name, value),
  } as const;
}

/** A day and a time in the future, or none; `time`: that of a day without one. */
export function moment<const Name extends string>({
  time = OPENING_TIME,
  ...entry
}: Omit<Entry<Name>, 'control' | 'read'> & { time?: string }) {
  return {
    placeholder: '"DAY TIME"',
    ...entry,
    isOptional: true,
    control: 'moment',
    read: (issues: Issues, value: string) => readMoment(issues, entry.name, value, { time }),
  } as const;
}

/** A text that every record and every reply has. */
export const textField = <const Control extends Entry>(
  entry: Control,
  { name, description, ...stored }: { name?: string; description?: string; column?: string; isSearched?: true } = {},
) => ({
  ...stored,
  schema: z.string(),
  reply: { ...(name && { name }), schema: description ? z.string().meta({ description }) : z.string() },
  entry,
});

/** One of several values. `named`: the stored value of an entered one, undefined for another text. */
export function choice<const Name extends string>({
  named,
  ...entry
}: Omit<Entry<Name>, 'control' | 'read'> & {
  options: readonly Option[];
  named(text: string): string | number | undefined;
}) {
  const { name, options, isOptional = false } = entry;
  const read = (issues: Issues, value: string) => {
    const stored = value.trim() === '' ? null : named(value);
    if (stored === undefined) {
      const choices = options.map((option) => option.value).join(', ');
      issues.error(name, 'unknown-choice', { value, choices });
    }
    if (stored !== null || isOptional) return stored;
    issues.error(name, 'missing');
    return undefined;
  };
  return { ...entry, control: 'choice', read } as const;
}

/** An extension of the API contract: other campus APIs do not send it. */
export const extension = (schema: z.ZodType, description: string) => ({
  schema: schema.optional().meta({ description: `${description}. Not part of the contract` }),
  isExtension: true as const,
});

/** A text that the contract does not have: records from before have none, and replies omit an empty one. */
export const addedField = <const Control extends Entry>(
  entry: Control,
  { description, ...stored }: { description: string; column?: string; isSearched?: true },
) => ({ ...stored, schema: addedText, reply: extension(z.string(), description), entry });

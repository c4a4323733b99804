import { languageOf } from '#packages/nepali/text/language.ts';
import type { Issues } from './issue.ts';
import { readLine } from './read-fields.ts';

/** A stored text, and its Nepali version, `''` for none. A text that exists in one language only is `text`, in either language. */
export interface BothTexts {
  text: string;
  nepali: string;
}

/** The two texts as entered; undefined ones are unchanged. */
export interface EnteredTexts {
  text: string | undefined;
  nepali: string | undefined;
}

/** The texts for the controls of a form: one that exists in Nepali only is in the control of that language. */
export function toControls({ text, nepali }: BothTexts): BothTexts {
  return nepali === '' && languageOf(text) === 'ne' ? { text: '', nepali: text } : { text, nepali };
}

/** A Nepali or an empty text without a Nepali version, as entered by callers that know one language only, replaces both. */
export function mergeTexts(before: BothTexts, { text, nepali }: EnteredTexts): BothTexts {
  if (text === undefined && nepali === undefined) return before;
  if (text !== undefined && nepali === undefined && (text === '' || languageOf(text) === 'ne'))
    return { text, nepali: '' };
  const controls = toControls(before);
  const merged = { text: text ?? controls.text, nepali: nepali ?? controls.nepali };
  if (merged.text === '') return { text: merged.nepali, nepali: '' };
  return merged.nepali === merged.text ? { ...merged, nepali: '' } : merged;
}

interface ReadOptions {
  isRequired?: boolean;
  /** Validates one of the texts. */
  read?: (issues: Issues, field: string, text: string) => string;
}

const readShortLine = (issues: Issues, field: string, text: string) =>
  readLine(issues, field, text, { maxLength: 200, mayBeEmpty: true });

/** Validates a field in both languages; that in Nepali has the name `FIELDNe`. A required one needs a text in one language. */
export function readBothTexts(
  issues: Issues,
  field: string,
  { text, nepali }: EnteredTexts,
  before: BothTexts,
  { isRequired = false, read = readShortLine }: ReadOptions = {},
): BothTexts {
  const merged = mergeTexts(before, {
    text: text === undefined ? undefined : read(issues, field, text),
    nepali: nepali === undefined ? undefined : read(issues, `${field}Ne`, nepali),
  });
  if (isRequired && merged.text === '') issues.error(field, 'missing');
  else if (isRequired && !/\p{L}/u.test(merged.text)) issues.warn(field, 'no-letter', { value: merged.text });
  return merged;
}

/** The texts in Nepali as stored, without empty ones. */
export function nepaliOf<Name extends string>(texts: Readonly<Record<Name, BothTexts>>): Partial<Record<Name, string>> {
  const entries = Object.entries<BothTexts>(texts).map(([name, { nepali }]) => [name, nepali] as const);
  const written: Partial<Record<string, string>> = Object.fromEntries(entries.filter(([, nepali]) => nepali !== ''));
  return written;
}

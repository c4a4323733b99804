import { isLocale, type Locale } from '#content/locale.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { line } from '#lib/site/enquiries/enquiry-form.ts';
import { currentCategory } from '#lib/site/notices/addresses.ts';
import { readNumberRequest } from '#lib/site/site-search/numbers/number-request.ts';
import {
  type FollowedNumber,
  isEmpty,
  MAX_NUMBERS,
  MAX_PHRASE_LENGTH,
  MAX_PHRASES,
  MIN_PHRASE_LENGTH,
  type NoticeChoices,
} from './choices.ts';

/** The values of the fields of choices, as they are shown again. */
export interface ChoiceValues {
  departments: string[];
  words: string;
  number: string;
  language: Locale;
}

/** The error of a field, as a message key. */
export interface ChoiceProblem {
  field: 'departments' | 'words' | 'number';
  problem: 'nothingChosen' | 'wordsWrong' | 'numberWrong' | 'numberShort' | 'numbersFull';
}

/** The fields of choices, and what was read from them: `digits` of the number, null without one; `removed`: times (`added`) of numbers to delete. */
export interface ChoicesForm {
  locale: Locale;
  values: ChoiceValues;
  phrases: string[];
  digits: string | null;
  removed: string[];
  problems: ChoiceProblem[];
}

/** Existing categories, each once; all notices include the others. */
export function existingDepartments(addresses: readonly string[]): string[] {
  const { categories } = contentAddresses();
  const existing = [...new Set(addresses.map(currentCategory))].filter((address) => categories.has(address));
  return existing.includes('all') ? ['all'] : existing;
}

const readPhrases = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،;।]/)
      .map((phrase) => phrase.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
];

/** Text that mail programs turn into a link: the campus mails no links of strangers. `B.Sc.` is none. */
const ADDRESS =
  /@|:\/\/|www\.|[\p{L}\p{M}\p{N}-]{3}\.\p{L}[\p{L}\p{M}]|[\p{L}\p{N}]\.(?:app|co|com|in|info|io|ly|me|net|np|org|top|xyz)(?!\p{L})|\.\p{L}{2,}\//iu;

export const isPhrase = (phrase: string): boolean =>
  phrase.length >= MIN_PHRASE_LENGTH &&
  phrase.length <= MAX_PHRASE_LENGTH &&
  /[\p{L}\p{N}]/u.test(phrase) &&
  !ADDRESS.test(phrase);

/** The text of a field, as one line. */
export const readField = (fields: URLSearchParams, name: string): string =>
  line((fields.get(name) ?? '').toWellFormed());

/** Reads the fields of choices of a form. */
export function readChoices(fields: URLSearchParams): ChoicesForm {
  const language = readField(fields, 'language');
  const locale = readField(fields, 'locale');
  const own = isLocale(locale) ? locale : 'en';
  const values: ChoiceValues = {
    departments: existingDepartments(fields.getAll('department').slice(0, 100)),
    words: readField(fields, 'words').slice(0, MAX_PHRASES * (MAX_PHRASE_LENGTH + 2)),
    number: readField(fields, 'number').slice(0, 100),
    language: isLocale(language) ? language : own,
  };
  const phrases = readPhrases(values.words);
  const number = readNumberRequest(new URLSearchParams({ number: values.number }));
  const digits = number.kind === 'number' && !number.isShort ? number.digits : null;
  const problems: ChoiceProblem[] = [];
  if (phrases.length > MAX_PHRASES || !phrases.every(isPhrase))
    problems.push({ field: 'words', problem: 'wordsWrong' });
  if (number.kind === 'number' && number.isShort) problems.push({ field: 'number', problem: 'numberShort' });
  else if (number.kind !== 'none' && digits === null) problems.push({ field: 'number', problem: 'numberWrong' });
  const removed = fields.getAll('remove').slice(0, 100);
  return { locale: own, values, phrases, digits, removed, problems };
}

/** The choices of a form with the numbers that the reader then follows, and all problems of its fields. */
export function chosenIn<Form extends Pick<ChoicesForm, 'values' | 'phrases'> & { problems: readonly unknown[] }>(
  { values, phrases, problems }: Form,
  numbers: FollowedNumber[],
): { choices: NoticeChoices; problems: (Form['problems'][number] | ChoiceProblem)[] } {
  const choices = { departments: values.departments, words: phrases, numbers };
  const all: (Form['problems'][number] | ChoiceProblem)[] = [...problems];
  if (numbers.length > MAX_NUMBERS) all.push({ field: 'number', problem: 'numbersFull' });
  if (isEmpty(choices) && values.number === '') all.push({ field: 'departments', problem: 'nothingChosen' });
  return { choices, problems: all };
}

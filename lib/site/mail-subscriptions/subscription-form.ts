import { maxAddressLength } from '#campus-api/records/enquiry/enquiry.ts';
import { isLocale, type Locale } from '#content/locale.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { emailPattern, line } from '#lib/site/enquiries/enquiry-form.ts';
import { currentCategory } from '#lib/site/notices/addresses.ts';
import { readNumberRequest } from '#lib/site/site-search/numbers/number-request.ts';
import { MAX_PHRASE_LENGTH, MAX_PHRASES, MIN_PHRASE_LENGTH } from './storage/subscriber.ts';

/** The values of the form, as they are shown again. */
export interface FollowValues {
  email: string;
  departments: string[];
  words: string;
  number: string;
  frequency: 'now' | 'weekly';
  language: Locale;
}

/** The error of a field, as a message key. */
export interface FollowProblem {
  field: 'email' | 'departments' | 'words' | 'number';
  problem:
    | 'emailMissing'
    | 'emailWrong'
    | 'nothingChosen'
    | 'wordsWrong'
    | 'numberWrong'
    | 'numberShort'
    | 'numbersFull';
}

/** A form with its values, and what was read from them: `digits` of the number, null without one. */
export interface FollowForm {
  locale: Locale;
  values: FollowValues;
  phrases: string[];
  digits: string | null;
  problems: FollowProblem[];
}

export const noValues = (language: Locale): FollowValues => ({
  email: '',
  departments: [],
  words: '',
  number: '',
  frequency: 'now',
  language,
});

/** Existing categories, each once; all notices include the others. */
function readDepartments(typed: readonly string[]): string[] {
  const { categories } = contentAddresses();
  const addresses = [...new Set(typed.map(currentCategory))].filter((address) => categories.has(address));
  return addresses.includes('all') ? ['all'] : addresses;
}

const readPhrases = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،;।]/)
      .map((phrase) => phrase.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
];

const isPhrase = (phrase: string): boolean =>
  phrase.length >= MIN_PHRASE_LENGTH && phrase.length <= MAX_PHRASE_LENGTH && /[\p{L}\p{N}]/u.test(phrase);

/** Reads the fields of a form with choices; `hasEmail`: whether the form has a field for the address. */
export function readFollowForm(fields: URLSearchParams, { hasEmail }: { hasEmail: boolean }): FollowForm {
  const read = (name: string) => line((fields.get(name) ?? '').toWellFormed());
  const language = read('language');
  const locale = read('locale');
  const own = isLocale(locale) ? locale : 'en';
  const values: FollowValues = {
    email: hasEmail ? read('email').slice(0, 2 * maxAddressLength) : '',
    departments: readDepartments(fields.getAll('department').slice(0, 100)),
    words: read('words').slice(0, MAX_PHRASES * (MAX_PHRASE_LENGTH + 2)),
    number: read('number').slice(0, 100),
    frequency: read('frequency') === 'weekly' ? 'weekly' : 'now',
    language: isLocale(language) ? language : own,
  };
  const phrases = readPhrases(values.words);
  const number = readNumberRequest(new URLSearchParams({ number: values.number }));
  const digits = number.kind === 'number' && !number.isShort ? number.digits : null;
  const problems: FollowProblem[] = [];
  if (hasEmail && values.email === '') problems.push({ field: 'email', problem: 'emailMissing' });
  else if (hasEmail && (values.email.length > maxAddressLength || !emailPattern.test(values.email)))
    problems.push({ field: 'email', problem: 'emailWrong' });
  if (phrases.length > MAX_PHRASES || !phrases.every(isPhrase))
    problems.push({ field: 'words', problem: 'wordsWrong' });
  if (number.kind === 'number' && number.isShort) problems.push({ field: 'number', problem: 'numberShort' });
  else if (number.kind !== 'none' && digits === null) problems.push({ field: 'number', problem: 'numberWrong' });
  return { locale: own, values, phrases, digits, problems };
}

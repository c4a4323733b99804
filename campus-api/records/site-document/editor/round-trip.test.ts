import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import type { Fields } from '#campus-api/web/drafts/drafts.ts';
import { readDays } from '#campus-api/web/view/fields.ts';
import { locales } from '#content/locale.ts';
import { parseKey, schemaOf } from '#content/site/index.ts';
import { readSiteDocuments } from '../sample-documents.ts';
import { fieldOf } from './field.ts';
import { readValue, type UnreadableValue } from './read-values.ts';
import { readMomentAt } from './schedule.ts';
import { valuesOf } from './values.ts';

const documents = readSiteDocuments('campus-api/sample/site');
const view = { language: 'en', messages: allMessagesIn('en'), session: null, path: '/' } as const;

function read(key: string, fields: Fields): unknown {
  const parsed = parseKey(key);
  if (parsed === null) throw new Error(`${key} is not the key of a document`);
  const unreadable: UnreadableValue[] = [];
  const content = readValue(fieldOf(schemaOf(parsed)), '', {
    fields,
    unreadable,
    readDay: (path) => readDays(view, fields, [path], {}).days[path] ?? null,
    readMoment: (path) => readMomentAt(view, fields, path, path).moment,
    pictureAddress: (src) => src,
    pagePath: (path) => path,
  });
  expect(unreadable).toEqual([]);
  return content;
}

/** Content without the mark of samples and without empty optional parts. */
const withoutNulls = (content: unknown): unknown =>
  JSON.parse(
    JSON.stringify(content, (name, value: unknown) => (value === null || name === 'isSample' ? undefined : value)),
  );

describe.each(documents.map(({ key, content }) => [key, content] as const))('the form of %s', (key, content) => {
  const parsed = parseKey(key);
  const field = parsed && fieldOf(schemaOf(parsed));

  test.each(locales)('returns the same content when it is sent unchanged, in %s', (language) => {
    const values = field === null ? {} : valuesOf(field, content, '', language);
    expect(read(key, values)).toEqual(withoutNulls(content));
  });
});

test('the form of the calendar returns its years in digits of Nepal, with their months or without', () => {
  const fields = { years: ['2'], 'years.0.year': ['२०८४'], 'years.0.months': [' ३१ ३२ '], 'years.1.year': ['2085'] };
  expect(read('calendar', fields)).toEqual({ years: [{ year: 2084, months: '३१ ३२' }, { year: 2085 }] });
});

import { maxTextLength } from '#campus-api/records/enquiry/enquiry.ts';
import { readEnquiryForm } from './enquiry-form.ts';

const read = (fields: Record<string, string>) => readEnquiryForm(new URLSearchParams(fields).toString());
const problems = (fields: Record<string, string>) => read({ text: 'a', ...fields }).problems.map((one) => one.problem);

test('the values of a form are read as typed, with line breaks', () => {
  const fields = {
    locale: 'ne',
    kind: 'grievance',
    text: ' पानी आएन।\r\nछात्रावास ',
    name: 'सीता',
    email: 'sita@example.com',
    phone: '९८४१-१२३४५६',
    stamp: 's',
  };
  expect(read(fields)).toEqual({
    locale: 'ne',
    values: {
      kind: 'grievance',
      text: 'पानी आएन।\nछात्रावास',
      name: 'सीता',
      email: 'sita@example.com',
      phone: '९८४१-१२३४५६',
    },
    problems: [],
    stamp: 's',
    isTrapped: false,
  });
});

test('control characters are removed, and single-line fields remain single-line', () => {
  const { values } = read({
    text: 'a\u0000b\u001b[31m\tc\ud800',
    name: 'Sita\r\nBcc: all@example.com\u2028x',
  });
  expect(values.text).toBe('ab[31m\tc\ufffd');
  expect(values.name).toBe('Sita Bcc: all@example.com x');
});

test.each<[Record<string, string>, string]>([
  [{ text: '' }, 'textMissing'],
  [{ text: ' ।…!\n' }, 'textMissing'],
  [{ text: 'a'.repeat(maxTextLength + 1) }, 'textLong'],
  [{ name: 'a'.repeat(101) }, 'nameLong'],
  [{ email: 'sita' }, 'emailWrong'],
  [{ email: 'a@example.com, b@example.com' }, 'emailWrong'],
  [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'emailWrong'],
  [{ email: '"a\\r\\nBcc: b"@example.com' }, 'emailWrong'],
  [{ email: '<a@example.com>' }, 'emailWrong'],
  [{ email: 'a@localhost' }, 'emailWrong'],
  [{ email: `${'a'.repeat(190)}@example.com` }, 'emailWrong'],
  [{ phone: 'call me' }, 'phoneWrong'],
])('%j is reported as “%s”', (fields, problem) => {
  expect(problems(fields)).toEqual([problem]);
});

test.each<Record<string, string>>([
  { text: 'a'.repeat(maxTextLength) },
  { email: 'sita.giri+campus@mail.example.com.np' },
  { phone: '+977 78 520000' },
  { kind: 'no such kind', locale: 'fr' },
  {},
])('%j is accepted', (fields) => expect(problems(fields)).toEqual([]));

test('a filled-in hidden field is detected', () => {
  expect(read({ text: 'a', website: 'x' }).isTrapped).toBe(true);
});

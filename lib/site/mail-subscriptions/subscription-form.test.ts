import { readFollowForm } from './subscription-form.ts';

const read = (fields: Record<string, string> | [string, string][]) =>
  readFollowForm(new URLSearchParams(fields), { hasEmail: true });
const problemsOf = (fields: Record<string, string>) => read({ email: 'a@reader.example', ...fields }).problems;

test.each([
  ['no address', ''],
  ['a list of addresses', 'a@reader.example, b@reader.example'],
  ['two addresses', 'a@reader.example b@reader.example'],
  ['a name', 'Sita <a@reader.example>'],
  ['a header', 'a@reader.example\r\nBcc: b@reader.example'],
  ['an encoded line break', 'a@reader.example%0aBcc:b@reader.example'],
  ['a quoted name', '"a b"@reader.example'],
  ['a bare host', 'a@localhost'],
  ['an address of an internal machine', 'a@[127.0.0.1]'],
  ['a long address', `${'a'.repeat(300)}@reader.example`],
])('%s is refused', (_, email) => {
  expect(read({ email }).problems).toEqual([{ field: 'email', problem: expect.stringMatching(/^email/) }]);
});

test.each([
  ['1', 'numberShort'],
  ['१२३४', 'numberShort'],
  ['Sita', 'numberWrong'],
  ['12345a', 'numberWrong'],
  ['1'.repeat(40), 'numberWrong'],
])('the number “%s” is refused', (number, problem) => {
  expect(problemsOf({ number })).toEqual([{ field: 'number', problem }]);
});

test('a number is read in both digits and any grouping', () => {
  expect(read({ email: 'a@b.example', number: ' ७-२-२९-१४५ ' })).toMatchObject({ digits: '7229145', problems: [] });
});

test.each([
  ['one letter', 'a'],
  ['only signs', 'scholarship, ---'],
  ['too many phrases', Array.from({ length: 11 }, (_, at) => `word ${at}`).join(',')],
  ['a long phrase', 'a'.repeat(61)],
])('%s: the words are refused', (_, words) => {
  expect(problemsOf({ words })).toEqual([{ field: 'words', problem: 'wordsWrong' }]);
});

test('phrases are separated by the commas of all keyboards, each once', () => {
  expect(read({ words: ' छात्रवृत्ति,  BBS  first year، BBS first year ,' }).phrases).toEqual([
    'छात्रवृत्ति',
    'BBS first year',
  ]);
});

test('unknown departments are left out, and all notices include the others', () => {
  expect(
    read([
      ['department', 'exam'],
      ['department', 'sports'],
    ]).values.departments,
  ).toEqual(['exam']);
  expect(
    read([
      ['department', 'exam'],
      ['department', 'all'],
    ]).values.departments,
  ).toEqual(['all']);
});

import { mergeTexts, nepaliOf, readBothTexts, toControls } from './both-languages.ts';
import { Issues } from './issue.ts';

const none = undefined;

test.each([
  ['English', { text: 'Sita', nepali: '' }, { text: 'Sita', nepali: '' }],
  ['Nepali', { text: 'सीता', nepali: '' }, { text: '', nepali: 'सीता' }],
  ['both', { text: 'Sita', nepali: 'सीता' }, { text: 'Sita', nepali: 'सीता' }],
])(
  'a text in %s is in the control of its language, and storing the controls changes nothing',
  (_, stored, controls) => {
    expect(toControls(stored)).toEqual(controls);
    expect(mergeTexts(stored, controls)).toEqual(stored);
  },
);

test.each([
  ['the English one of a Nepali text', { text: 'सीता', nepali: '' }, { text: 'Sita', nepali: none }, ['Sita', 'सीता']],
  ['the Nepali one of an English text', { text: 'Sita', nepali: '' }, { text: none, nepali: 'सीता' }, ['Sita', 'सीता']],
  ['another Nepali one', { text: 'Sita', nepali: 'सीता' }, { text: none, nepali: 'गीता' }, ['Sita', 'गीता']],
  ['no Nepali one', { text: 'Sita', nepali: 'सीता' }, { text: none, nepali: '' }, ['Sita', '']],
  ['no English one', { text: 'Sita', nepali: 'सीता' }, { text: '', nepali: 'सीता' }, ['सीता', '']],
  [
    'a Nepali text by a caller of one language',
    { text: 'Sita', nepali: 'सीता' },
    { text: 'गीता', nepali: none },
    ['गीता', ''],
  ],
  ['no text by a caller of one language', { text: 'Sita', nepali: 'सीता' }, { text: '', nepali: none }, ['', '']],
  ['nothing', { text: 'Sita', nepali: 'सीता' }, { text: none, nepali: none }, ['Sita', 'सीता']],
])('%s is merged into the stored texts', (_, before, entered, [text, nepali]) => {
  expect(mergeTexts(before, entered)).toEqual({ text, nepali });
});

test('a required text may be in either language, and a problem names the field of its language', () => {
  const blank = { text: '', nepali: '' };
  const read = (text: string, nepali: string) => {
    const issues = new Issues();
    const texts = readBothTexts(issues, 'name', { text, nepali }, blank, { isRequired: true });
    return [texts, issues.list.map(({ field, code }) => `${field} ${code}`)];
  };
  expect(read('', 'सीता')).toEqual([{ text: 'सीता', nepali: '' }, []]);
  expect(read(' ', '')).toEqual([blank, ['name missing']]);
  expect(read('Sita', ';Ltf lu/L')).toEqual([{ text: 'Sita', nepali: ';Ltf lu/L' }, ['nameNe legacy-font']]);
});

test('only existing Nepali texts are stored', () => {
  expect(nepaliOf({ name: { text: 'Sita', nepali: 'सीता' }, about: { text: 'x', nepali: '' } })).toEqual({
    name: 'सीता',
  });
});

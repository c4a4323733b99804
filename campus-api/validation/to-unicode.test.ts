import { inUnicode, isTypedInLegacyFont } from './to-unicode.ts';

test('a text in Preeti is converted to Unicode', () => {
  expect(inUnicode('k/LIff tflnsf')).toBe('परीक्षा तालिका');
});

test.each(['परीक्षा तालिका', 'Exam routine of the second year', '', '2083-08-07'])('%j is unchanged', (text) => {
  expect(inUnicode(text)).toBe(text);
});

test('HTML tags and addresses within a text in Preeti are unchanged', () => {
  const text = '<h2>k/LIff tflnsf</h2> https://exam.example/routine';
  expect(isTypedInLegacyFont(text)).toBe(true);
  expect(inUnicode(text)).toBe('<h2>परीक्षा तालिका</h2> https://exam.example/routine');
});

test('a line in English between lines in Preeti is unchanged', () => {
  const english = 'Examination routine of the second semester';
  expect(inUnicode(`k/LIff tflnsf\n${english}\nlxdfn k|s/0fsf] k/LIff`).split('\n')[1]).toBe(english);
});

import { noticeTitle } from './notice-title.ts';

test('a long title is cut between words', () => {
  expect(noticeTitle('Exam routine')).toBe('Exam routine');
  expect(noticeTitle('word '.repeat(40))).toBe(`${'word '.repeat(22)}…`);
});

test('an overlong word is cut within', () => {
  expect(noticeTitle(`See ${'x'.repeat(500)}`)).toBe(`See ${'x'.repeat(106)} …`);
});

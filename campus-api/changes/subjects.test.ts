import { parseSummary, type Subject, showSubjects } from './subjects.ts';

test.each<[string, Subject[]]>([
  ['notice 5 (परीक्षा तालिका)', [{ kind: 'notice', id: 5, name: 'परीक्षा तालिका' }]],
  [
    'flash-notice 1 (Exam (BBS); results); notice 6 (Old, new)',
    [
      { kind: 'flash-notice', id: 1, name: 'Exam (BBS); results' },
      { kind: 'notice', id: 6, name: 'Old, new' },
    ],
  ],
  [
    'staff 1 (A), staff 2 (B); 7 committee',
    [
      { kind: 'staff', id: 1, name: 'A' },
      { kind: 'staff', id: 2, name: 'B' },
      { kind: 'committee', count: 7 },
    ],
  ],
  ['structure', [{ kind: 'structure' }]],
  ['contact (Test Campus)', [{ kind: 'contact', name: 'Test Campus' }]],
  ['enquiry K7M2-94QX: answered', [{ kind: 'enquiry', name: 'K7M2-94QX', detail: 'answered' }]],
  ['enquiry K7M2-94QX', [{ kind: 'enquiry', name: 'K7M2-94QX' }]],
])('the English summary %s of an old entry is parsed into its subjects and back', (summary, subjects) => {
  expect(parseSummary(summary)).toMatchObject(subjects);
  expect(showSubjects(subjects)).toBe(summary.replace('), staff', '); staff'));
});

test('a summary of another format is not parsed', () => {
  expect(parseSummary('something else')).toBeNull();
  expect(parseSummary('notice 5 (a) and more')).toBeNull();
});

import { readAlbumName } from './plan-albums.ts';

test.each([
  ['2083-08-05 Annual day 2083', { title: 'Annual day 2083', date: '2026-11-21' }],
  ['२०८३-०८-०५ वार्षिकोत्सव २०८३', { title: 'वार्षिकोत्सव २०८३', date: '2026-11-21' }],
  ['2026.11.21_Blood_donation', { title: 'Blood donation', date: '2026-11-21' }],
  ['20261121 - Farewell', { title: 'Farewell', date: '2026-11-21' }],
  ['2083-08-05', { title: '2083-08-05', date: '2026-11-21' }],
  ['2083 Sports week', { title: '2083 Sports week', date: null }],
  ['Annual day', { title: 'Annual day', date: null }],
  ['2083-13-32 Nothing', { title: 'Nothing', date: expect.objectContaining({ code: 'no-such-day' }) }],
])('the folder %p has a title and a day', (name, expected) => {
  expect(readAlbumName(name, [])).toEqual(expected);
});

test('a name in Preeti is converted, and noted', () => {
  const repairs: Parameters<typeof readAlbumName>[1] = [];
  expect(readAlbumName('2081-05-12 jflif{sf]T;j sfo{qmd', repairs).title).toBe('वार्षिकोत्सव कार्यक्रम');
  expect(repairs).toMatchObject([{ kind: 'legacy-font' }]);
});

import { explainImport, upwardImports } from './check.ts';

test('no room imports one that lies above it', () => {
  expect(upwardImports()).toEqual([]);
});

test('an import that leads upwards is reported with both files and what to do', () => {
  expect(explainImport('lib/redis/events.ts', 'lib/notices/paging.ts')).toBe(
    'lib/redis/events.ts imports lib/notices/paging.ts: lib/notices lies above lib/redis. Move what both need into a lower room, or hand it over from above.',
  );
});

test('a new folder needs a place among the rooms', () => {
  expect(explainImport('lib/brand-new/a.ts', 'content/locale.ts')).toContain('lib/brand-new/a.ts is in no room');
});

test.each([
  ['lib/notices/paging.ts', 'lib/redis/events.ts'],
  ['lib/notices/paging.ts', 'lib/notices/addresses.ts'],
  ['middleware.ts', 'lib/routes/table.ts'],
  ['playwright.config.ts', 'e2e/support/chromium.ts'],
])('%s may import %s', (from, to) => {
  expect(explainImport(from, to)).toBeNull();
});

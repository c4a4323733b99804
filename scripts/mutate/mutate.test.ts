import { readImporters } from '../proof/nearest-tests.ts';
import { createMutant, drawMutants, findMutations, maskSource, mutate, randomNumbers } from './sample.ts';
import { nearestTests } from './try-mutants.ts';

const source = `import { a } from './a.ts'; // a && b
export function limit(count: number, list: string[]): boolean {
  if (count > 10 && list.length === 0) return true;
  const text = 'x === y'; /* a < b */
  note(text);
  if (!a) return false;
  return /a && b/.test(text) || count + 1 <= 3;
}
`;
const importers = readImporters();
const variants = () => findMutations(source).map((mutation) => mutate(source, mutation).split('\n')[mutation.line - 1]);

test('comments, texts and regular expressions are masked, and positions stay', () => {
  const masked = maskSource(source);
  expect(masked).toHaveLength(source.length);
  expect(masked).not.toMatch(/x === y|a < b|a && b/);
  expect(masked).toContain('count > 10 && list.length === 0');
});

test('conditions, comparisons, boundaries, constants, calls and early returns are changed', () => {
  expect(variants()).toEqual(
    expect.arrayContaining([
      '  if (count >= 10 && list.length === 0) return true;',
      '  if (count > 10 || list.length === 0) return true;',
      '  if (count > 10 && list.length !== 0) return true;',
      '  if (count > 10 && list.length === 0) return false;',
      '  if (false && count > 10 && list.length === 0) return true;',
      '  if (a) return false;',
      '  return /a && b/.test(text) || count - 1 <= 3;',
      '  return /a && b/.test(text) || count + 1 < 3;',
      '',
    ]),
  );
});

test('a length that is compared with 0 gets no condition that always holds', () => {
  const changed = ['if (a.length > 0) b();', 'if (a.size > 0) b();', 'if (a > 0) b();'].map((text) =>
    findMutations(`${text}\n`).map(({ replacement }) => replacement),
  );
  expect(changed).toEqual([
    [' === 0', '(false && '],
    [' === 0', '(false && '],
    [' >= ', '(false && '],
  ]);
});

test.each([
  ['lib/site/notices/paging.ts', 'lib/site/notices/lists-and-texts.test.ts'],
  ['packages/document-reader/child/blocks.ts', 'packages/document-reader/read-pdf.test.ts'],
  ['packages/document-reader/recognition/recognise-page.ts', 'packages/document-reader/recognition.test.ts'],
  ['campus-api/pictures/picture-program.ts', 'campus-api/pictures/pictures.test.ts'],
  ['campus-api/backup/read-tar.ts', 'campus-api/backup/backup.test.ts'],
  ['lib/platform/sanitize/sanitizer-process.ts', 'lib/platform/sanitize/sanitize.test.ts'],
])('the tests of %s begin with those of its subject, also where they start it as a process', (file, test) => {
  expect(nearestTests(importers, file)[0]).toBe(test);
});

test('a mutant that does not parse, or is the same program, is not counted', () => {
  const place = { start: 0, end: 0, line: 1 };
  expect(createMutant('a.ts', source, { ...place, replacement: 'if (' })).toBeNull();
  expect(createMutant('a.ts', source, { ...place, replacement: '/* nothing */ ' })).toBeNull();
  expect(createMutant('a.ts', source, { ...place, replacement: 'note(); ' })?.before).toBe(source.split('\n')[0]);
});

test('a seed draws the same places again, each in another file, and other seeds draw others', () => {
  const draw = (seed: number) =>
    drawMutants(['packages/nepali/calendar/**'], 4, seed).map(({ file, line }) => `${file}:${line}`);
  expect(draw(1)).toEqual(draw(1));
  expect(new Set(draw(1).map((place) => place.split(':')[0])).size).toBe(4);
  expect(draw(1)).not.toEqual(draw(2));
  const random = randomNumbers(3);
  expect([random(), random()].every((value) => value >= 0 && value < 1)).toBe(true);
});

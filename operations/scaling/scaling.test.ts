import { readFileSync } from 'node:fs';
import { capacity, readMeasured } from './capacity.ts';
import { formatMarkdown, scalingFile, scalingPage } from './write.ts';

const measured = readFileSync('docs/measured.md', 'utf8');

test('docs/scaling.md has the figures of docs/measured.md (npm run scaling)', () => {
  expect(readFileSync(scalingFile, 'utf8')).toBe(formatMarkdown(scalingPage()));
});

test('a new measurement changes the page', () => {
  const faster = measured.replace(/(50 connections, one process.*?\n\| Home +\| )[\d,]+/s, (_, row) => `${row}31,415`);
  expect(faster).not.toBe(measured);
  expect(scalingPage(capacity(readMeasured(faster)))).toContain('serves 31,415 a second');
});

test('the processes for the peak, and the crowd that one of them serves, follow from the measured searches', () => {
  const slower = capacity();
  const faster = capacity(
    readMeasured(
      measured.replaceAll(/(\| (?:results|search) .*?)\d+(\.\d+)? ms, (×[\d.]+ +\| \d+ MB)/g, '$10.1 ms, $3'),
    ),
  );
  expect(faster.cores.searches).toBeLessThan(slower.cores.searches / 10);
  expect([slower.processes, faster.processes]).toEqual([Math.ceil(slower.visits / slower.oneProcess.visits), 1]);
  expect(faster.oneProcess.day).toBeGreaterThan(1_000_000);
});

test('a figure is looked up by table, row and column', () => {
  const figures = readMeasured(
    '| Load, two | responses | memory |\n| --- | --- | --- |\n| Home | 1,234.5 /s, ×0.97 | 12 MB |\n',
  );
  expect(figures.figure('Load', 'Home')).toBe(1234.5);
  expect(figures.figure('Load', 'Home', 'memory')).toBe(12);
  expect(figures.ratio('Load', 'Home', 'responses')).toBe(0.97);
  expect(figures.rows('Load')).toEqual(['Home']);
});

test.each([
  ['Nothing', 'Home', undefined, 'has no table “Nothing”'],
  ['Load', 'List', undefined, 'has no figure of “List”'],
  ['Load', 'Home', 'p99', 'has no p99 of “Home”'],
  ['Load', 'Home', 'memory', '“unknown” in docs/measured.md is not a figure'],
] as const)('the lack of %s, %s, %s is an error that names it', (title, row, column, message) => {
  const text = '| Load | responses | memory |\n| --- | --- | --- |\n| Home | 12 /s | unknown |\n';
  expect(() => readMeasured(text).figure(title, row, column)).toThrow(message);
});

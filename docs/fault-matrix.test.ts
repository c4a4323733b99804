import { readFileSync } from 'node:fs';

const rows = readFileSync('docs/fault-matrix.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| +\d/.test(line))
  .map((line) => {
    const [, number = '', fault = '', holds = '', cell = ''] = line.split('|').map((cell) => cell.trim());
    return { number: Number(number), fault, holds, cell };
  });

/** The tests that a row names: `file`: “title”, “title”. */
function namedTests(cell: string): { file: string; title: string }[] {
  return [...cell.matchAll(/`([^`]+)`: ([^`]*)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  );
}

/** Whether a file has a test of this title. Values of `${…}` and `%s` in a title occur elsewhere in the file. */
function hasTest(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8');
  if (source.includes(`'${title}'`)) return true;
  const titles = [...source.matchAll(/\(\s*(['`])((?:(?!\1).)*(?:\$\{|%[sip]|\$name)(?:(?!\1).)*)\1,/g)].map(
    ([, , text]) => text ?? '',
  );
  return titles.some((template) => {
    const parts = template.split(/\$\{[^}]*\}|%[sip]|\$name/);
    const pattern = parts.map((part) => RegExp.escape(part)).join('(.+)');
    const [, ...values] = new RegExp(`^${pattern}$`).exec(title) ?? [];
    return parts.join('').length > 10 && values.length > 0 && values.every((value) => source.includes(value));
  });
}

test('all 53 faults have a row', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 53 }, (_, index) => index + 1));
});

test.each(rows)('fault $number, $fault', ({ holds, cell }) => {
  expect(holds).not.toBe('');
  const tests = namedTests(cell);
  // A row without a test states the reason in bold.
  expect(tests.length > 0 || /\*\*.+\*\*/.test(cell)).toBe(true);
  expect(tests.filter(({ file, title }) => !hasTest(file, title))).toEqual([]);
});

test('a made-up title is distinguished from an existing one', () => {
  expect(hasTest('lib/site/campus-client/call.test.ts', 'the circuit opens after 5 consecutive failures')).toBe(true);
  expect(hasTest('lib/site/campus-client/call.test.ts', 'the circuit opens after 6 consecutive failures')).toBe(false);
  expect(hasTest('lib/site/files/files.test.ts', 'drawing.svg is sent as bytes to save')).toBe(true);
  expect(hasTest('lib/site/files/files.test.ts', 'made-up.svg is sent as bytes to save')).toBe(false);
});

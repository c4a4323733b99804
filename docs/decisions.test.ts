import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'docs/decisions';
const SECTIONS = ['Context', 'Options', 'Decision', 'Consequences'];

const files = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .sort();
const records = files.map((file) => ({ file, text: readFileSync(`${FOLDER}/${file}`, 'utf8') }));
const manifest: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
  Object.keys(manifest[kind] ?? {}),
);

/** The texts in backticks. */
const namesIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);

/** Whether a name is a path of this repository: it has a slash or the ending of a source file, and is not an address, a package or a part of one. */
function isPath(name: string): boolean {
  const [first = ''] = name.split('/');
  if (!/^\w[^\s{*:]*$/.test(name) || packages.includes(first)) return false;
  return name.includes('/') || /\.(conf|css|json|md|mjs|sh|ts|tsx)$/.test(name);
}

test('records are numbered from 001 without gaps', () => {
  expect(records.map(({ file }) => file.slice(0, 4))).toEqual(
    records.map((_, index) => `${String(index + 1).padStart(3, '0')}-`),
  );
});

test.each(records)('$file has a title, status, date and four sections in fewer than 50 lines', ({ file, text }) => {
  const number = Number(file.slice(0, 3));
  expect(text).toMatch(new RegExp(`^# ${number}\\. .+\\n\\nStatus: accepted\\nDate: \\d{4}-\\d\\d-\\d\\d\\n`));
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section)).toEqual(SECTIONS);
  expect(text.split('\n').length).toBeLessThanOrEqual(50);
});

test.each(records)('$file names only paths that exist', ({ text }) => {
  const paths = namesIn(text).filter(isPath);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('the index lists every record with its title, status and date', () => {
  const rows = readFileSync(`${FOLDER}/README.md`, 'utf8').matchAll(
    /^\| +(\d+) +\| (\[.+\)) +\| (\w+) +\| (\S+) +\|$/gm,
  );
  const expected = records.map(({ file, text }) => {
    const [, number, title, status, date] = /^# (\d+)\. (.+)\n\nStatus: (\w+)\nDate: (\S+)/.exec(text) ?? [];
    return [number, `[${title}](${file})`, status, date];
  });
  expect([...rows].map(([, ...cells]) => cells)).toEqual(expected);
});

test('the dependency record names every package of package.json', () => {
  const text = records.find(({ file }) => file.endsWith('-dependency.md'))?.text ?? '';
  const names = namesIn(text);
  expect(packages.filter((name) => !names.includes(name))).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { packPackage, unpack } from './pack-package.ts';

// Compilers and processes, on machines that may be busy.
jest.setTimeout(600_000);

const packages = readdirSync('packages');
const folder = mkdtempSync(join(tmpdir(), 'packed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const described = (
  name: string,
): { name: string; version: string; exports: Record<string, string>; dependencies?: Record<string, string> } =>
  JSON.parse(readFileSync(join('packages', name, 'package.json'), 'utf8'));

/** Examples of a README: a block of JavaScript, and the block of text after it, which is its output. */
const examplesOf = (name: string) =>
  [...readFileSync(join('packages', name, 'README.md'), 'utf8').matchAll(/```js\n(.*?)```\n\n```text\n(.*?)```/gs)].map(
    ([, code = '', output = '']) => ({ code, output }),
  );

// Third-party packages are those of the project, a folder above the installed ones.
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
const app = join(folder, 'app');

beforeAll(() => {
  const archives = new Map<string, string>();
  for (const name of packages.filter((each) => !archives.has(described(each).name)))
    packPackage(join('packages', name), folder, archives);
  for (const [name, archive] of archives) unpack(archive, join(app, 'node_modules', name));
});

test.each(packages)('the README of %s has the parts that a stranger needs', (name) => {
  const text = readFileSync(join('packages', name, 'README.md'), 'utf8');
  for (const part of ['## Install', '## Errors', '## Limits', '## Licence']) expect(text).toContain(part);
  expect(examplesOf(name).length).toBeGreaterThanOrEqual(3);
  for (const entry of Object.keys(described(name).exports))
    expect(text).toContain(`\`${join(described(name).name, entry)}\``);
});

test.each(packages.flatMap((name) => examplesOf(name).map((example, index) => [name, index + 1, example] as const)))(
  'the installed package %s runs example %i of its README',
  (name, index, { code, output }) => {
    const program = join(app, `${name}-${index}.mjs`);
    writeFileSync(program, code);
    expect(execFileSync('node', [program], { cwd: app, encoding: 'utf8' })).toBe(output);
  },
);

test.each(packages)('%s declares what it imports', (name) => {
  const files = globSync(`packages/${name}/**/*.ts`).filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bresolve\(|\bimport\()'((?:@[^/']+\/)?[^./'][^/']*)[^']*'/g),
    ].map(([, other = '']) => other),
  );
  const declared = Object.keys(described(name).dependencies ?? {});
  expect([...new Set(imported)].filter((other) => !isBuiltin(other) && !declared.includes(other))).toEqual([]);
});

test.each(packages)('the dependencies of %s have the versions of the project', (name) => {
  const project = { ...JSON.parse(readFileSync('package.json', 'utf8')).dependencies };
  for (const [other, version] of Object.entries(described(name).dependencies ?? {}))
    expect([other, version]).toEqual([
      other,
      other.startsWith('@campus-website/') ? described(other.slice(16)).version : project[other],
    ]);
});

test('the entry points of the installed packages have types', () => {
  const entries = packages.flatMap((name) =>
    Object.keys(described(name).exports).map((entry) => join(described(name).name, entry)),
  );
  const lines = entries.map((entry, index) => `import * as entry${index} from '${entry}';\n`);
  writeFileSync(
    join(app, 'all.ts'),
    `${lines.join('')}export const all = [${lines.map((_, index) => `entry${index}`)}];\n`,
  );
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    'node',
    '--skipLibCheck',
  ];
  const tsc = resolve('node_modules/typescript/bin/tsc');
  expect(execFileSync('node', [tsc, ...options, 'all.ts'], { cwd: app, encoding: 'utf8' })).toBe('');
});

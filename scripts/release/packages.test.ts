import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { packPackage, unpack } from './pack-package.ts';

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

beforeAll(() => {
  for (const name of packages) {
    const { name: full, dependencies = {} } = described(name);
    unpack(packPackage(join('packages', name), folder), join(folder, 'node_modules', full));
    for (const other of Object.keys(dependencies).filter((each) => !each.startsWith('@campus-website/'))) {
      const link = join(folder, 'node_modules', other);
      mkdirSync(dirname(link), { recursive: true });
      rmSync(link, { force: true });
      symlinkSync(resolve('node_modules', other), link);
    }
  }
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
    const program = join(folder, `${name}-${index}.mjs`);
    writeFileSync(program, code);
    expect(execFileSync('node', [program], { cwd: folder, encoding: 'utf8' })).toBe(output);
  },
);

test.each(packages)('the dependencies of %s have the versions of the project', (name) => {
  const project = { ...JSON.parse(readFileSync('package.json', 'utf8')).dependencies };
  for (const [other, version] of Object.entries(described(name).dependencies ?? {}))
    expect([other, version]).toEqual([
      other,
      other.startsWith('@campus-website/') ? described(other.slice(16)).version : project[other],
    ]);
});

test.each(packages)('the entry points of the installed package %s have types', (name) => {
  const { name: full, exports } = described(name);
  const lines = Object.keys(exports).map((entry, index) => `import * as entry${index} from '${join(full, entry)}';\n`);
  writeFileSync(
    join(folder, `${name}.ts`),
    `${lines.join('')}export const all = [${lines.map((_, index) => `entry${index}`)}];\n`,
  );
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', ''];
  const tsc = resolve('node_modules/typescript/bin/tsc');
  expect(execFileSync('node', [tsc, ...options, `${name}.ts`], { cwd: folder, encoding: 'utf8' })).toBe('');
});

import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { isRightNode } from './node.mjs';

test.each([
  ['24.15.0', true],
  ['24.21.0', true],
  ['24.14.9', false],
  ['20.20.2', false],
  ['26.0.0', false],
])('Node %s runs the site: %s', (version, isRight) => {
  expect(isRightNode(version)).toBe(isRight);
});

/** What the choice of a Node comes to on a machine of another version. */
function choose(version: string, others: string[]) {
  const machine = { versions: { node: version }, execPath: '/of/the/machine', platform: 'darwin', arch: 'arm64' };
  const code = `import { findNode } from ${JSON.stringify(pathToFileURL('scripts/bootstrap/node.mjs').href)};
    console.log(findNode(${JSON.stringify(others)}, ${JSON.stringify(machine)}));`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });
}

test('a right Node of the machine is taken, else the one that came along', () => {
  expect(choose('24.16.0', [process.execPath]).stdout.trim()).toBe('/of/the/machine');
  expect(choose('20.20.2', ['/is/not/there', process.execPath]).stdout.trim()).toBe(process.execPath);
});

test('without a right Node one sentence says which is needed', () => {
  const { status, stderr } = choose('20.20.2', ['/is/not/there']);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    '✗ This takes Node 24.15 or a newer Node 24, and this is 20.20.2; none comes along for darwin on arm64. https://nodejs.org has it.',
  ]);
});

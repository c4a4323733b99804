import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { isSupportedNode } from './node.mjs';

test.each([
  ['24.15.0', true],
  ['24.21.0', true],
  ['24.14.9', false],
  ['20.20.2', false],
  ['26.0.0', false],
])('Node %s runs the site: %s', (version, isSupported) => {
  expect(isSupportedNode(version)).toBe(isSupported);
});

/** Runs `findNode` on a machine with this version of Node. */
function choose(version: string, others: string[]) {
  const machine = { versions: { node: version }, execPath: '/of/the/machine', platform: 'darwin', arch: 'arm64' };
  const code = `import { findNode } from ${JSON.stringify(pathToFileURL('scripts/bootstrap/node.mjs').href)};
    console.log(findNode(${JSON.stringify(others)}, ${JSON.stringify(machine)}));`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });
}

test('a supported Node of the machine is used, else the one among the packages', () => {
  expect(choose('24.16.0', [process.execPath]).stdout.trim()).toBe('/of/the/machine');
  expect(choose('20.20.2', ['/is/not/there', process.execPath]).stdout.trim()).toBe(process.execPath);
});

test('without a supported Node the message names the required version', () => {
  const { status, stderr } = choose('20.20.2', ['/is/not/there']);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    '✗ Node 24.15 or a newer Node 24 is required; this is 20.20.2, and no package provides it for darwin on arm64. Install it from https://nodejs.org.',
  ]);
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { buildOutput } from '#lib/next/build-output.ts';

const program = resolve('scripts/steps/build.ts');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-build-step-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { standalone, serviceWorker: _, ...always } = buildOutput;
  // In place of the framework: notes how it was asked, and leaves what it leaves.
  const next = `#!/bin/sh
echo "build \${SITE_SERVED_HERE:-whole}" >> asked
mkdir -p ${Object.values(always).join(' ')}
[ -n "$SITE_SERVED_HERE" ] || mkdir -p ${standalone}\n`;
  writeFileSync(join(folder, 'next'), next);
  chmodSync(join(folder, 'next'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** How the framework is asked to build. */
function asked(options: { isServedHere?: boolean } = {}): string[] {
  rmSync(join(folder, 'asked'), { force: true });
  const script = `import { build } from ${JSON.stringify(program)}; build(${JSON.stringify(options)});`;
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  execFileSync('node', ['--input-type=module', '--eval', script], { cwd: folder, env, stdio: 'pipe' });
  return existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n') : [];
}

test('a start builds what is served from here alone, once', () => {
  expect([asked({ isServedHere: true }), asked({ isServedHere: true })]).toEqual([['build 1'], []]);
  expect(existsSync(join(folder, buildOutput.standalone))).toBe(false);
});

test('what is to stand alone is built whole, once, and a start then leaves it', () => {
  asked({ isServedHere: true });
  expect([asked(), asked(), asked({ isServedHere: true })]).toEqual([['build whole'], [], []]);
});

test('nothing is built where a site is being served, and a sentence says what to do', async () => {
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/main.ts'), "console.log('serves'); setInterval(() => undefined, 1000);");
  const site = spawn(process.execPath, ['server/main.ts'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(site.stdout, 'data');
  expect(asked).toThrow(new RegExp(`served from this folder \\(process ${site.pid}\\).* Stop it first`));
  site.kill();
  await once(site, 'exit');
  expect(asked()).toEqual(['build whole']);
});

test('a start builds again after a change, also of what could stand alone', () => {
  asked();
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  expect(asked({ isServedHere: true })).toEqual(['build 1']);
});

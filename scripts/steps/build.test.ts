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
import { buildOutput } from '#server/next-adapter/build-output.ts';

const program = resolve('scripts/steps/build.ts');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-build-step-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { standalone, serviceWorker: _, ...always } = buildOutput;
  // Replaces the framework: logs its call, and creates the output of a build.
  const next = `#!/bin/sh
echo "build \${SITE_SERVED_HERE:-whole}" >> calls
mkdir -p ${Object.values(always).join(' ')} ${buildOutput.pages}/en ${buildOutput.pages}/ne
for locale in en ne; do echo '<!DOCTYPE html><html><head></head><body><main></main></body></html>' > ${buildOutput.pages}/$locale/notice.html; done
[ -n "$SITE_SERVED_HERE" ] || mkdir -p ${standalone}\n`;
  writeFileSync(join(folder, 'next'), next);
  chmodSync(join(folder, 'next'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the calls of the framework during a build. */
function calls(options: { isServedHere?: boolean } = {}): string[] {
  rmSync(join(folder, 'calls'), { force: true });
  const script = `import { build } from ${JSON.stringify(program)}; build(${JSON.stringify(options)});`;
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  execFileSync('node', ['--input-type=module', '--eval', script], { cwd: folder, env, stdio: 'pipe' });
  return existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') : [];
}

test('a start builds only the parts that are served from here, once', () => {
  expect([calls({ isServedHere: true }), calls({ isServedHere: true })]).toEqual([['build 1'], []]);
  expect(existsSync(join(folder, buildOutput.standalone))).toBe(false);
});

test('an exportable build is made once, and a start then reuses it', () => {
  calls({ isServedHere: true });
  expect([calls(), calls(), calls({ isServedHere: true })]).toEqual([['build whole'], [], []]);
});

test('nothing is built in a folder from which a site is being served, and the error names the remedy', async () => {
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/main.ts'), "console.log('serves'); setInterval(() => undefined, 1000);");
  const site = spawn(process.execPath, ['server/main.ts'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(site.stdout, 'data');
  expect(calls).toThrow(new RegExp(`served from this folder \\(process ${site.pid}\\).* Stop it first`));
  site.kill();
  await once(site, 'exit');
  expect(calls()).toEqual(['build whole']);
});

test('a start builds again after a change, also after an exportable build', () => {
  calls();
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  expect(calls({ isServedHere: true })).toEqual(['build 1']);
});

import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { helperEnvironment, permissionOptions, residentBytes } from './helper-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'helper-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the environment of a helper has no secrets', () => {
  process.env.SESSION_SECRET_OF_TEST = 'a secret';
  const text = execFileSync(process.execPath, ['-p', 'JSON.stringify(process.env)'], { env: helperEnvironment() });
  delete process.env.SESSION_SECRET_OF_TEST;
  expect(text.toString()).toContain('"MALLOC_ARENA_MAX":"2"');
  expect(text.toString()).not.toContain('a secret');
});

test('a helper reads and writes its folder, and no other files, and starts no program', async () => {
  const program = join(folder, 'program.mjs');
  const outside = join(tmpdir(), `outside-${process.pid}`);
  writeFileSync(
    program,
    `import { readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
const attempt = (work) => { try { work(); return 'done'; } catch (error) { return error.code; } };
process.on('message', ({ inside, outside }) => {
  process.send([
    attempt(() => writeFileSync(inside, 'a')),
    attempt(() => readFileSync(inside)),
    attempt(() => writeFileSync(outside, 'a')),
    attempt(() => readFileSync('/etc/passwd')),
    attempt(() => execFileSync('true')),
  ]);
  process.disconnect();
});`,
  );
  const child = fork(program, [], {
    execArgv: permissionOptions({ code: [program], reads: [], writes: [folder] }),
    env: helperEnvironment(),
  });
  child.send({ inside: join(folder, 'inside'), outside });
  const [results] = await once(child, 'message');
  const denied = 'ERR_ACCESS_DENIED';
  expect(results).toEqual(['done', 'done', denied, denied, denied]);
});

test('the resident memory of a process is reported, and 0 for one that has ended', () => {
  expect(residentBytes(process.pid)).toBeGreaterThan(1024 * 1024);
  expect(residentBytes(undefined)).toBe(0);
});

import { spawnSync } from 'node:child_process';

/** Output of a program that imports the log, at a level. */
function run(level: string, program: string): string {
  const source = `import { log } from './lib/platform/runtime/log.ts';\n${program}`;
  const child = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    env: { ...process.env, LOG_LEVEL: level },
    encoding: 'utf8',
  });
  return child.stdout;
}

test('a silent log does not listen for the exit of the process', () => {
  expect(run('silent', `console.log(process.listenerCount('exit'))`)).toBe('0\n');
});

test('a line is written even if the process exits immediately', () => {
  expect(run('info', `log.info('last words'); process.exit()`)).toContain('"msg":"last words"');
});

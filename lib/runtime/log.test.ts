import { spawnSync } from 'node:child_process';

/** What a program prints that has loaded the log, at a level. */
function run(level: string, program: string): string {
  const source = `import { log } from './lib/runtime/log.ts';\n${program}`;
  const child = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    env: { ...process.env, LOG_LEVEL: level },
    encoding: 'utf8',
  });
  return child.stdout;
}

test('a log that writes nothing does not listen for the end of the process', () => {
  expect(run('silent', `console.log(process.listenerCount('exit'))`)).toBe('0\n');
});

test('a line is written although the process ends at once', () => {
  expect(run('info', `log.info('last words'); process.exit()`)).toContain('"msg":"last words"');
});

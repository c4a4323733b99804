import { execFileSync } from 'node:child_process';
import { requestSanitizer } from './sanitizer.ts';

/** Sanitizers that earlier tests started in the same process: they end after a while. */
const others = running();

/** The child processes that run the sanitizer. */
function running(): number[] {
  const lines = execFileSync('ps', ['-ww', '-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  return lines
    .split('\n')
    .filter((line) => line.includes('sanitizer-process.ts'))
    .map((line) => Number.parseInt(line, 10));
}

const sanitizers = () => running().filter((pid) => !others.includes(pid));

afterAll(() => {
  for (const pid of sanitizers()) process.kill(pid, 'SIGKILL');
});

test('one process handles concurrent requests, each with its own report', async () => {
  const names = ['font', 'script', 'iframe', 'form'];
  const reports = await Promise.all(names.map((name) => requestSanitizer(`<p>A</p><${name}>`)));
  expect(reports.map(({ removed }) => removed)).toEqual(names.map((name) => [{ what: 'element', name }]));
  expect(sanitizers()).toHaveLength(1);
});

test('a crashed sanitizer rejects the request; the next one restarts it', async () => {
  await requestSanitizer('<p>A</p>');
  const [pid, ...more] = sanitizers();
  if (!pid || more.length > 0) throw new Error(`expected one sanitizer, not ${pid}, ${more}`);
  process.kill(pid, 'SIGSTOP');
  const pending = requestSanitizer('<p>B</p>');
  process.kill(pid, 'SIGKILL');
  await expect(pending).rejects.toThrow('the sanitizer of introductions ended');
  expect((await requestSanitizer('<p>C</p>')).visible).toEqual({ html: '<p lang="en">C</p>' });
});

import { execFileSync } from 'node:child_process';
import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import { requestSanitizer } from './sanitizer.ts';

/** Those that tests before this one began in the same process: they end after a while. */
const others = running();

/** The processes that this one has started and that run the sanitizer. */
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

test('questions of many at once are answered by one process, each with its own answer', async () => {
  const names = ['font', 'script', 'iframe', 'form'];
  const told = await Promise.all(names.map((name) => requestSanitizer(`<p>A</p><${name}>`)));
  expect(told.map(({ dropped }) => dropped)).toEqual(names.map((name) => [{ what: 'element', name }]));
  expect(sanitizers()).toHaveLength(1);
});

test('one that dies is told, and the next question begins another', async () => {
  await requestSanitizer('<p>A</p>');
  const [pid, ...more] = sanitizers();
  if (!pid || more.length > 0) throw new Error(`which is it of ${pid}, ${more}?`);
  process.kill(pid, 'SIGSTOP');
  const question = requestSanitizer('<p>B</p>');
  process.kill(pid, 'SIGKILL');
  await expect(question).rejects.toBeInstanceOf(CampusApiSetupError);
  expect((await requestSanitizer('<p>C</p>')).shown).toEqual({ html: '<p lang="en">C</p>' });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { refusals } from '../../content/messages/refusals.ts';

/** A bare server behind the gate, in a process of its own: what it prints first. */
async function serve(program: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--import', './lib/gate/start.ts', '--input-type=module', '-e', program], {
    env: { ...process.env, NODE_NO_WARNINGS: '1', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said) };
}

const LISTEN =
  "import { createServer } from 'node:http'; const server = createServer(); server.listen(0, '127.0.0.1', ";

test('who sends slowly, or only holds on, is let go', async () => {
  const { child, said } = await serve(
    `${LISTEN} () => { const { headersTimeout, requestTimeout, maxConnections } = server;
    console.log(JSON.stringify({ headersTimeout, requestTimeout, maxConnections })); server.close(); });`,
  );
  expect(JSON.parse(said)).toEqual({ headersTimeout: 15_000, requestTimeout: 30_000, maxConnections: 4096 });
  if (child.exitCode === null) await once(child, 'exit');
});

test('an address too long for a request ends in a sentence', async () => {
  const { child, said } = await serve(`${LISTEN} () => console.log(server.address().port));`);
  const reply = await fetch(`http://127.0.0.1:${said.trim()}/search?q=${'%E0%A4%95'.repeat(10_000)}`);
  expect(reply.status).toBe(431);
  expect(await reply.text()).toBe(`${refusals.longAddress.en}\n${refusals.longAddress.ne}`);
  child.kill('SIGKILL');
});

test('the first signal lets answers end, the second ends at once', async () => {
  const { child } = await serve(
    `${LISTEN} () => console.log('ready')); process.on('SIGTERM', () => console.log('one'));`,
  );
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await once(child.stdout ?? process.stdin, 'data');
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await exit).toEqual([1, null]);
});

test('what the framework prints is one line of the log', async () => {
  const { child, said } = await serve('console.error(\'a file\\n{"level":"info"}\', new Error(\'broken\'));');
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(said)).toMatchObject({
    level: 'error',
    msg: 'the framework says',
    words: expect.stringMatching(/^a file\n\{"level":"info"\} Error: broken\n +at /),
  });
  if (child.exitCode === null) await once(child, 'exit');
});

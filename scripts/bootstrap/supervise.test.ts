import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

jest.setTimeout(60_000);

const address = (file: string) => JSON.stringify(pathToFileURL(file).href);
let folder: string;
let supervisor: ChildProcess;
let printed: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-supervise-'));
  printed = '';
});
afterEach(() => {
  supervisor.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Writes a program with this code, after the imports of a supervised process. It runs until a signal. */
function program(name: string, code: string): string {
  const file = join(folder, `${name}.ts`);
  writeFileSync(
    file,
    `import { endWithSupervisor, reportServing, requestStart } from ${address('lib/platform/runtime/supervisor.ts')};
    import { spawn } from 'node:child_process';
    setInterval(() => undefined, 1000);
    process.once('SIGTERM', () => process.exit(0));
    endWithSupervisor();
    ${code}
    console.log(\`${name} runs as \${process.pid}.\`);`,
  );
  return file;
}

const served = 'reportServing();';

function supervise(main: { file: string; firstFile?: string }, other?: string): void {
  const others = other ? [{ name: 'other', file: other }] : [];
  const code = `import { supervise } from ${address('scripts/bootstrap/supervise.mjs')};
    supervise(${JSON.stringify({ name: 'main', ...main })}, ${JSON.stringify(others)});`;
  const args = ['--no-warnings', '--input-type=module', '--eval', code];
  supervisor = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [supervisor.stdout, supervisor.stderr]) stream?.on('data', (chunk) => (printed += chunk));
}

/** Waits until a program has printed at least this many process ids, and returns them. */
async function pids(name: string, atLeast = 1): Promise<number[]> {
  for (;;) {
    const ids = [...printed.matchAll(new RegExp(`^${name} runs as (\\d+)\\.$`, 'gm'))].map(([, pid]) => Number(pid));
    if (ids.length >= atLeast) return ids;
    if (supervisor.exitCode !== null) throw new Error(`the supervisor ended:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function haveEnded(...all: (number | undefined)[]): Promise<void> {
  while (all.some((pid) => pid !== undefined && runs(pid))) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a killed program is restarted, its children are ended, and the log has the signal', async () => {
  const helper = `const helper = spawn('sleep', ['600']); console.log(\`helper runs as \${helper.pid}.\`);`;
  supervise({ file: program('main', helper + served) });
  const [first = 0] = await pids('main');
  const [helperPid] = await pids('helper');
  process.kill(first, 'SIGKILL');
  const [, second = 0] = await pids('main', 2);
  expect(second).not.toBe(first);
  await haveEnded(helperPid);
  expect(printed).toMatch(/"level":"error".*"program":"main","code":null,"signal":"SIGKILL","restartMs":1000,/);
});

test('a program that served once is restarted from its own file, regardless of its exit code', async () => {
  const once = program('first', `${served} setTimeout(() => process.exit(3), 200);`);
  supervise({ file: program('main', served), firstFile: once });
  await pids('main');
  expect(await pids('first')).toHaveLength(1);
  expect(printed).toContain('"code":3');
});

test('a program that never served is not restarted: its exit code is that of the supervisor', async () => {
  const line = "console.error('PORT takes a number'); process.exit(7);";
  supervise({ file: program('main', line) });
  expect(await once(supervisor, 'close')).toEqual([7, null]);
  expect(printed).toBe('PORT takes a number\n');
});

test('a requested program that never served leaves the first one running', async () => {
  const request = `requestStart('other');`;
  const other = program('other', "console.log('the other one'); process.exit(1);");
  supervise({ file: program('main', request + served) }, other);
  await pids('main');
  while (!printed.includes('the other one\n')) await new Promise((resolve) => setTimeout(resolve, 50));
  supervisor.kill('SIGTERM');
  expect(await once(supervisor, 'close')).toEqual([0, null]);
  expect(printed).not.toContain('restartMs');
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends all programs and their children', async (signal) => {
  const helper = `const helper = spawn('sleep', ['600']); console.log(\`helper runs as \${helper.pid}.\`);`;
  const request = `requestStart('other');`;
  supervise({ file: program('main', helper + request + served) }, program('other', served));
  const all = (await Promise.all(['main', 'other', 'helper'].map((name) => pids(name)))).flat();
  supervisor.kill(signal);
  // Both the terminal and npm send it.
  supervisor.kill(signal);
  expect(await once(supervisor, 'close')).toEqual([0, null]);
  await haveEnded(...all);
});

test('programs end when their supervisor is killed', async () => {
  supervise({ file: program('main', `requestStart('other');${served}`) }, program('other', served));
  const all = (await Promise.all(['main', 'other'].map((name) => pids(name)))).flat();
  supervisor.kill('SIGKILL');
  await haveEnded(...all);
});

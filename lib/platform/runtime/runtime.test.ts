import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoundedFolder } from './bounded-folder.ts';
import { BoundedMap, LruCache } from './bounded-map.ts';
import { inheritedSocket } from './inherited-socket.ts';
import { openDatabase } from './open-database.ts';
import { parseBoundedJson } from './parse-bounded-json.ts';
import { trimFolder } from './trim-folder.ts';
import { addReading, creationTime, deletionTime, type TrustedTime } from './trusted-time.ts';

describe('bounded maps', () => {
  test('the entry set first is evicted first', () => {
    const map = new BoundedMap<string, number>(2, [
      ['a', 1],
      ['b', 2],
    ]);
    map.set('a', 3).set('c', 4);
    expect([...map]).toEqual([
      ['a', 3],
      ['c', 4],
    ]);
  });

  test('initial entries beyond the limit are dropped, the first ones first', () => {
    expect([...new BoundedMap(2, Object.entries({ a: 1, b: 2, c: 3 })).keys()]).toEqual(['b', 'c']);
  });

  test('above the byte limit the least recently used entry is evicted', () => {
    const cache = new LruCache<number>(10);
    for (const [value, key] of ['a', 'b', 'c'].entries()) cache.set(key, value, 3);
    cache.get('a');
    cache.set('d', 3, 4);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([0, undefined, 2, 3]);
  });

  test('a replaced value releases its bytes', () => {
    const cache = new LruCache<number>(10);
    cache.set('a', 1, 6);
    for (let time = 0; time < 5; time += 1) cache.set('b', time, 4);
    cache.delete('b');
    cache.set('c', 3, 4);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
  });
});

describe('bounded folders', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'campus-bounded-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const inFolder = () => {
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
    return { entries: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  };

  test('written files are read back, by another process too', async () => {
    await new BoundedFolder(folder, { files: 9, bytes: 9000 }).write('a', 'नेपाल');
    expect(String(await new BoundedFolder(folder, { files: 9, bytes: 9000 }).read('a'))).toBe('नेपाल');
  });

  test.each([
    ['files', { files: 30, bytes: 1_000_000 }],
    ['bytes', { files: 1000, bytes: 1000 }],
  ])('the bound in %s is exceeded by at most a hundred files', async (_, limits) => {
    const bounded = new BoundedFolder(folder, limits);
    for (let name = 0; name < 250; name += 1) await bounded.write(String(name), `content of ${name}`);
    expect(inFolder().entries).toBeLessThanOrEqual(Math.min(limits.files, limits.bytes / 20) + 100);
    expect(readdirSync(folder)).toContain('249.zst');
  });

  test('the usage includes files that existed before', async () => {
    for (const name of ['a', 'b']) await new BoundedFolder(folder, { files: 9, bytes: 9000 }).write(name, name);
    const bounded = new BoundedFolder(folder, { files: 9, bytes: 9000 });
    for (const name of ['c', 'd', 'e']) await bounded.write(name, 'x'.repeat(100));
    expect(bounded.usage).toEqual(inFolder());
  });
});

describe('trimmed folders', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'campus-trim-'));
    for (let file = 1; file <= 4; file += 1) put(`${file}.json`, file);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function put(name: string, seconds: number) {
    writeFileSync(join(folder, name), 'x'.repeat(100));
    utimesSync(join(folder, name), seconds, seconds);
  }

  test.each([
    ['number', { files: 2, bytes: 1000 }],
    ['bytes', { files: 100, bytes: 250 }],
  ])('the oldest files above the bound in %s are deleted', async (_, limits) => {
    await trimFolder(folder, limits);
    expect(readdirSync(folder).sort()).toEqual(['3.json', '4.json']);
  });

  test('old incomplete files are deleted, and recent ones remain', async () => {
    put('1.json.7.abc', 5);
    put('2.json.8.def', Date.now() / 1000);
    await trimFolder(folder);
    expect(readdirSync(folder).sort()).toEqual(['1.json', '2.json', '2.json.8.def', '3.json', '4.json']);
  });
});

describe('inherited sockets', () => {
  test('a socket that systemd passed to this process is used', () => {
    expect(inheritedSocket({ LISTEN_PID: String(process.pid), LISTEN_FDS: '1' })).toEqual({ fd: 3 });
  });

  test.each([
    ['no socket', {}],
    ['a socket of another process', { LISTEN_PID: '1', LISTEN_FDS: '1' }],
    ['several sockets', { LISTEN_PID: String(process.pid), LISTEN_FDS: '2' }],
  ])('with %s the process listens itself', (_, env) => {
    expect(inheritedSocket(env)).toBeNull();
  });

  test('a process whose environment names the socket of another one hides it from its workers', () => {
    const env: Partial<NodeJS.ProcessEnv> = { LISTEN_PID: '1', LISTEN_FDS: '1' };
    inheritedSocket(env);
    expect(env).not.toHaveProperty('LISTEN_FDS');
  });
});

describe('the log', () => {
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

  test('an unknown level, which the settings refuse, does not end the program with a stack trace', () => {
    expect(run('verbose', `log.info('started'); process.exit()`)).toContain('"msg":"started"');
  });

  test('a line is written even if the process exits immediately', () => {
    expect(run('info', `log.info('last words'); process.exit()`)).toContain('"msg":"last words"');
  });
});

describe('databases', () => {
  const TABLES = 'CREATE TABLE IF NOT EXISTS counts (count INTEGER) STRICT';
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'database-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const open = () => openDatabase(dataDir, 'a.db', TABLES);

  test('a database is readable only by its owner', () => {
    const { database } = open();
    database.exec('INSERT INTO counts VALUES (1)');
    for (const file of ['a.db', 'a.db-wal', 'a.db-shm']) expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
    // Also keeps the connection: collected as garbage, it would close and remove its auxiliary files before they are read.
    database.close();
  });

  test('waiting for the lock of another process does not block this process', async () => {
    const [one, other] = [open(), open()];
    other.database.exec('BEGIN IMMEDIATE');
    let turns = 0;
    const turn = setInterval(() => {
      turns += 1;
      if (turns === 5) other.database.exec('COMMIT');
    }, 10);
    await one.write(() => one.database.exec('INSERT INTO counts VALUES (1)'));
    clearInterval(turn);
    expect(turns).toBeGreaterThanOrEqual(5);
    expect(other.database.prepare('SELECT count FROM counts').all()).toEqual([{ count: 1 }]);
  });

  test('a failed transaction is rolled back', async () => {
    const { database, write } = open();
    const broken = write(() => {
      database.exec('INSERT INTO counts VALUES (1)');
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(database.prepare('SELECT count FROM counts').all()).toEqual([]);
  });
});

describe('JSON from outside', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test('a hundred values within each other are read, brackets in strings and beside each other never count', () => {
    const text = String.raw`{"a":"\\\\","b":"\\\"${'['.repeat(200)}","c":[${'[],'.repeat(200)}{}]}`;
    expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
    expect(parseBoundedJson(nested(100))).toEqual(JSON.parse(nested(100)));
  });

  test.each([nested(101), '{"a":'.repeat(100_000), `["\\\\",${nested(100)}]`, '["unended'])(
    '%.20s… is rejected',
    (text) => {
      expect(() => parseBoundedJson(text)).toThrow(SyntaxError);
    },
  );
});

describe('trusted time', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  const readAll = (times: number[], before: TrustedTime | null = null) =>
    times.reduce<TrustedTime | null>(addReading, before) ?? { reading: 0, trusted: 0 };
  const hourly = (from: number, hours: number) => Array.from({ length: hours }, (_, at) => from + at * HOUR);

  test('the trusted time follows a clock that goes on', () => {
    expect(deletionTime(readAll(hourly(0, 2400)))).toBe(2399 * HOUR);
  });

  test('one reading of a fast clock moves the trusted time by a day, and the right clock is trusted again', () => {
    const fast = readAll([0, 200 * DAY]);
    expect(deletionTime(fast)).toBe(DAY);
    expect(deletionTime(addReading(fast, HOUR))).toBe(HOUR);
  });

  test('a clock that was set back deletes nothing new and stamps records with the trusted time', () => {
    const back = readAll([100 * DAY, 0]);
    expect([deletionTime(back), creationTime(back)]).toEqual([0, 100 * DAY]);
    expect(deletionTime(addReading(back, 100 * DAY + HOUR))).toBe(100 * DAY + HOUR);
  });

  test('after a time without readings the trusted time catches up', () => {
    const off = readAll([0, 28 * DAY]);
    expect(deletionTime(readAll(hourly(28 * DAY, 5 * 24), off))).toBe(28 * DAY + 119 * HOUR);
  });
});

/** Files with the source of the product, without tests and tools. */
function sources(path: string): string[] {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('testing'));
}

test('every helper process gets the short environment and a limit of memory', () => {
  const files = ['lib', 'packages', 'server', 'campus-api']
    .flatMap(sources)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const programs = files.filter(({ text }) => /(?<![.\w])(?:fork|spawn)\(/.test(text));
  const inheriting = programs.filter(({ text }) => text.includes('...process.env'));
  expect(inheriting.map(({ file }) => file)).toEqual([]);
  const forks = programs.filter(({ text }) => /(?<![.\w])fork\(/.test(text));
  expect(forks.map(({ file }) => file).sort()).toEqual([
    'campus-api/backup/inspect-archive.ts',
    'campus-api/imports/job/import-process.ts',
    'campus-api/pictures/picture-helper.ts',
    'lib/platform/sanitize/sanitizer.ts',
    'packages/document-reader/bounded-process.ts',
  ]);
  for (const { text } of forks) {
    expect(text).toContain('env: helperEnvironment()');
    expect(text).toContain('--max-old-space-size=');
  }
});

import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseEnv } from 'node:util';
import { errorSentence, toSetupError } from '#campus-api/validation/setup-error.ts';
import { makeCertificate } from '#deploy/testing/nginx.ts';
import { onFullDisk, smallDiskMissingReason } from '#deploy/testing/small-disk.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { siteCompletion } from '#scripts/bootstrap/site-commands.mjs';
import { sign } from '../release/signature.ts';
import { addCampus, settingsText } from './add-campus.ts';
import { checkSpace, unpackArchive } from './archive.ts';
import { machineCommands } from './commands.ts';
import { campusFiles, differsForFront, startingUnits, unitOf } from './front.ts';
import { campusNames, paths, pathsBelow, readCampus, releaseOf } from './layout.ts';
import { MachineError, NoSpaceError } from './machine-error.ts';
import { switchRelease, timeoutAfter } from './switch-release.ts';
import { refusesDatabase, tryRelease } from './trial.ts';

describe('the archive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-machine-'));

  beforeAll(() => void Object.assign(paths, pathsBelow(folder)));

  const SIGNED = { signed: true };
  const keys = mkdtempSync(join(tmpdir(), 'campus-keys-'));

  /** Makes a key of SSH, trusted by this machine or not; returns its file. */
  function makeKey(name: string, { isTrusted }: { isTrusted: boolean }): string {
    const key = join(keys, name);
    if (!existsSync(key)) execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    if (isTrusted) {
      mkdirSync(dirname(paths.signers), { recursive: true });
      writeFileSync(paths.signers, `release namespaces="campus-website" ${readFileSync(`${key}.pub`, 'utf8')}`);
    }
    return key;
  }

  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    makeKey('university', { isTrusted: true });
  });
  afterAll(() => {
    for (const path of [keys, folder]) rmSync(path, { recursive: true, force: true });
  });

  const sh = (script: string, cwd: string) => execFileSync('sh', ['-euc', script], { cwd });

  interface Made {
    name?: string;
    version?: string;
    /** The program that stands for Node. */
    node?: string;
    /** Changes the files after their list was written. */
    change?: (release: string) => void;
  }

  /** Packs a small release; returns the path of its archive. */
  function makeArchive({
    name = 'campus-website',
    version = '1.2.0+3b75de36',
    node = '#!/bin/sh\n',
    change,
  }: Made = {}): string {
    const release = join(folder, `campus-website-${version}`);
    const files = { 'package.json': JSON.stringify({ name, version }), 'bin/node': node, '.next/static/new.js': 'new' };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(release, file)), { recursive: true });
      writeFileSync(join(release, file), text);
    }
    chmodSync(join(release, 'bin/node'), 0o755);
    sh("find . -type f ! -name files.sha256 -printf '%P\\0' | sort -z | xargs -0 sha256sum >files.sha256", release);
    change?.(release);
    const archive = join(folder, `campus-website-${version}-linux-x64.tar.gz`);
    sh(
      `tar -czf '${archive}' 'campus-website-${version}'; rm -r '${release}'; sha256sum '${archive}' >'${archive}.sha256'`,
      folder,
    );
    sign(archive, join(keys, 'university'), paths.signers);
    return archive;
  }

  test('an archive is unpacked into a folder named by its version, which only root changes', async () => {
    expect(await unpackArchive(makeArchive(), SIGNED)).toBe('1.2.0+3b75de36');
    expect(readdirSync(paths.releases)).toEqual(['1.2.0+3b75de36']);
    expect(readFileSync(join(paths.releases, '1.2.0+3b75de36/.next/static/new.js'), 'utf8')).toBe('new');
  });

  test('scripts of the present release stay available for pages that are open', async () => {
    await unpackArchive(makeArchive({ version: '1.1.0' }), SIGNED);
    writeFileSync(join(paths.releases, '1.1.0/.next/static/old.js'), 'old');
    symlinkSync('releases/1.1.0', paths.current);
    await unpackArchive(makeArchive(), SIGNED);
    expect(readdirSync(join(paths.releases, '1.2.0+3b75de36/.next/static')).toSorted()).toEqual(['new.js', 'old.js']);
  });

  /** Replaces the signature of an archive. */
  function signAgain(archive: string, args: readonly string[]): string {
    rmSync(`${archive}.sig`);
    execFileSync('ssh-keygen', ['-Y', 'sign', ...args, archive], { stdio: 'ignore' });
    return archive;
  }

  test('an archive without a signature is unpacked when that is typed', async () => {
    const archive = makeArchive();
    rmSync(`${archive}.sig`);
    expect(await unpackArchive(archive, { signed: false })).toBe('1.2.0+3b75de36');
  });

  test('an older archive is refused, and the same version of another commit is not', async () => {
    await unpackArchive(makeArchive(), SIGNED);
    symlinkSync('releases/1.2.0+3b75de36', paths.current);
    await expect(unpackArchive(makeArchive({ version: '1.1.9' }), SIGNED)).rejects.toThrow(
      '1.1.9 is older than 1.2.0+3b75de36, which runs. To go back: site rollback',
    );
    expect(readdirSync(paths.releases)).toEqual(['1.2.0+3b75de36']);
    expect(await unpackArchive(makeArchive({ version: '1.2.0+00000000' }), SIGNED)).toBe('1.2.0+00000000');
  });

  test('a release is not made with a key that campuses refuse', () => {
    const [archive, stranger] = [makeArchive(), makeKey('stranger', { isTrusted: false })];
    expect(() => sign(archive, stranger, paths.signers)).toThrow(
      /^Campuses would refuse this archive: its key is not in /,
    );
    expect(existsSync(`${archive}.sig`)).toBe(false);
  });

  const spoilt: [string, () => string, string][] = [
    ['that does not exist', () => join(folder, 'absent.tar.gz'), 'absent.tar.gz does not exist.'],
    [
      'without its digest',
      () => {
        const archive = makeArchive();
        rmSync(`${archive}.sha256`);
        return archive;
      },
      'linux-x64.tar.gz.sha256 is missing: copy it too',
    ],
    [
      'that was cut',
      () => {
        const archive = makeArchive();
        truncateSync(archive, 200);
        return archive;
      },
      'is cut or changed: its SHA-256 begins with',
    ],
    [
      'whose digest is none',
      () => {
        const archive = makeArchive();
        writeFileSync(`${archive}.sha256`, '<html>Not found</html>');
        return archive;
      },
      'has no SHA-256 digest.',
    ],
    [
      'that nobody signed',
      () => {
        const archive = makeArchive();
        rmSync(`${archive}.sig`);
        return archive;
      },
      'linux-x64.tar.gz.sig is missing: copy it too.',
    ],
    [
      'that another key signed',
      () => signAgain(makeArchive(), ['-f', makeKey('stranger', { isTrusted: false }), '-n', 'campus-website']),
      'No key that this machine trusts signed campus-website-1.2.0+3b75de36-linux-x64.tar.gz: its key is not in deploy/release-signers; its key is not in ',
    ],
    [
      'that a trusted key signed for another purpose',
      () => signAgain(makeArchive(), ['-f', join(keys, 'university'), '-n', 'file']),
      'No key that this machine trusts signed',
    ],
    [
      'that was changed after it was signed, with a digest of its own',
      () => {
        const [archive, other] = [makeArchive(), makeArchive({ version: '1.3.0' })];
        renameSync(other, archive);
        sh(`sha256sum '${archive}' >'${archive}.sha256'`, folder);
        return archive;
      },
      'incorrect signature',
    ],
    [
      'with a signature that is none',
      () => {
        const archive = makeArchive();
        writeFileSync(`${archive}.sig`, '<html>Not found</html>');
        return archive;
      },
      'No key that this machine trusts signed',
    ],
    ['of another program', () => makeArchive({ name: 'other' }), 'is not a release of this program.'],
    [
      'with a version that is a path',
      () =>
        makeArchive({
          change: (release) =>
            writeFileSync(join(release, 'package.json'), '{"name":"campus-website","version":"1/../../x"}'),
        }),
      'is not a release of this program.',
    ],
    [
      'with a changed file',
      () => makeArchive({ change: (release) => writeFileSync(join(release, '.next/static/new.js'), 'evil') }),
      'The release is damaged',
    ],
    [
      'with a missing file',
      () => makeArchive({ change: (release) => rmSync(join(release, '.next/static/new.js')) }),
      'The release is damaged',
    ],
    [
      'without its list of files',
      () => makeArchive({ change: (release) => rmSync(join(release, 'files.sha256')) }),
      'files.sha256 is missing',
    ],
    [
      'for another kind of machine',
      () => makeArchive({ node: '\u007fELF of another processor' }),
      'was built for a machine of another kind',
    ],
  ];

  test.each(spoilt)('an archive %s is refused in a sentence, and leaves nothing behind', async (_, make, sentence) => {
    await expect(unpackArchive(make(), SIGNED)).rejects.toThrow(sentence);
    expect(existsSync(paths.releases) ? readdirSync(paths.releases) : []).toEqual([]);
  });

  test('remains of an interrupted command are removed, and a complete copy is replaced', async () => {
    const archive = makeArchive();
    await unpackArchive(archive, SIGNED);
    mkdirSync(join(paths.releases, 'new.part/bin'), { recursive: true });
    writeFileSync(join(paths.releases, '1.2.0+3b75de36/package.json'), 'half');
    await unpackArchive(archive, SIGNED);
    expect(readdirSync(paths.releases)).toEqual(['1.2.0+3b75de36']);
    expect(readFileSync(join(paths.releases, '1.2.0+3b75de36/package.json'), 'utf8')).toContain('campus-website');
  });

  test('too little space is reported before anything is written', () => {
    expect(() => checkSpace(folder, 1e18, 'the new release')).toThrow(
      /has \d+ MB left, and the new release needs 953674316407 MB: free some space/,
    );
  });
});

describe('a database in the place of another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-replace-'));
  const file = (name: string) => join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Makes a database of a killed program: its changes are only in its log. */
  function makeDatabase(name: string, text: string): void {
    const database = new DatabaseSync(file('open.db'));
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE texts (text); PRAGMA wal_checkpoint;
      INSERT INTO texts VALUES ('${text}')`);
    for (const suffix of ['', '-wal', '-shm']) cpSync(file(`open.db${suffix}`), file(`${name}${suffix}`));
    database.close();
    rmSync(file('open.db'));
  }

  /** Runs a program of the machine, which is killed before its call number `killed` of a function of the file system that changes something. */
  function runProgram(name: string, args: string[], killed = 0): number | string | null {
    const preload = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
      let calls = 0;
      for (const name of ['copyFileSync', 'renameSync', 'rmSync']) { const real = fs[name];
        fs[name] = (...args) => { calls += 1; if (calls === ${killed}) process.kill(process.pid, 'SIGKILL'); return real(...args); }; }
      syncBuiltinESMExports();`;
    const flags = ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
    const result = spawnSync(process.execPath, [...flags, `operations/machine/${name}`, ...args]);
    return result.signal ?? result.status;
  }

  function textIn(name: string): unknown {
    const database = new DatabaseSync(file(name));
    try {
      expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
      return database.prepare('SELECT text FROM texts').get()?.text;
    } finally {
      database.close();
    }
  }

  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    makeDatabase('copy.db', 'before the update');
    textIn('copy.db');
    makeDatabase('campus.db', 'last change');
  });

  test('a death between any two steps of a return leaves the whole present database, or the copy', () => {
    const texts: unknown[] = [];
    for (
      let killed = 1;
      runProgram('replace-file.ts', [file('copy.db'), file('campus.db')], killed) !== 0;
      killed += 1
    ) {
      texts.push(textIn('campus.db'));
      makeDatabase('campus.db', 'last change');
    }
    expect(texts.slice(0, 2)).toEqual(['last change', 'last change']);
    expect(new Set(texts.slice(2))).toEqual(new Set(['before the update']));
    expect(textIn('campus.db')).toBe('before the update');
    expect(readdirSync(folder).sort()).toEqual(['campus.db', 'copy.db']);
  });

  test('the log of a damaged or deleted database does not stay next to the copy', () => {
    writeFileSync(file('campus.db'), 'no database at all');
    expect(runProgram('replace-file.ts', [file('copy.db'), file('campus.db')])).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['campus.db', 'copy.db']);
    makeDatabase('campus.db', 'last change');
    rmSync(file('campus.db'));
    expect(runProgram('replace-file.ts', [file('copy.db'), file('campus.db')])).toBe(0);
    expect(textIn('campus.db')).toBe('before the update');
  });

  test('nothing is replaced while a program has the database open', () => {
    const database = new DatabaseSync(file('campus.db'));
    database.exec('BEGIN; SELECT * FROM texts');
    expect(runProgram('replace-file.ts', [file('copy.db'), file('campus.db')])).toBe(1);
    database.close();
    expect(textIn('campus.db')).toBe('last change');
  });

  test('a death before a copy is whole leaves the copy of before', () => {
    makeDatabase('before-update.db', 'of the last switch');
    textIn('before-update.db');
    for (
      let killed = 1;
      runProgram('copy-database.ts', [file('campus.db'), file('before-update.db')], killed) !== 0;
      killed += 1
    )
      expect(textIn('before-update.db')).toBe('of the last switch');
    expect(textIn('before-update.db')).toBe('last change');
  });
});

describe('commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-switch-'));
  const PATH = process.env.PATH ?? '';
  const file = (name: string) => join(folder, name);

  /** Stands for systemd: a restart runs the current release, and a release of the list `broken` ends again and again. */
  const systemctl = `#!/bin/sh
cd ${folder}
echo "$*" >>calls
case "$1" in
  restart) basename "$(readlink srv/campus/current)" >running ;;
  show) grep -qx "$(cat running)" broken && echo again >>restarts; echo "NRestarts=$(wc -l <restarts)" ;;
esac`;

  const programs = {
    systemctl,
    journalctl: '#!/bin/sh\necho "Error: Cannot find module next"; echo "campus-website: Failed"',
    which: '#!/bin/sh\nexit 1',
    chown: '#!/bin/sh',
    // Stands for a command of the release as the user of a campus: it is refused where the archive is broken.
    setpriv: `#!/bin/sh
for last; do [ "$previous" = restore ] && archive=$last; previous=$last; done
echo "$*" >>${folder}/calls
[ ! -e ${folder}/sentence ] || { cat ${folder}/sentence >&2; exit 1; }
[ -z "$archive" ] || ! grep -q broken "$archive" || { echo "✗ It is cut." >&2; exit 1; }`,
  };

  /** The site of the test: it responds on its private socket only, as visitors fill its port. `busy` requests get 503. */
  let busy = 0;
  const site: Server = createServer((request, response) => {
    const version = readFileSync(file('running'), 'utf8').trim();
    if (request.url === '/api/health/live') return void response.end(JSON.stringify({ version }));
    busy -= 1;
    if (busy > 0) return void response.writeHead(503).end('busy');
    return void response.end(
      request.url === '/api/health/ready' ? JSON.stringify({ version }) : '<html>User-agent</html></urlset>',
    );
  });

  function addPokhara(): void {
    mkdirSync(join(paths.sites, 'pokhara'), { recursive: true });
    writeFileSync(join(paths.sites, 'pokhara/site.env'), 'SITE_URL=https://www.pokhara.example\nPORT=1\n');
  }

  beforeAll(async () => {
    Object.assign(paths, pathsBelow(folder));
    for (const [name, text] of Object.entries(programs)) {
      mkdirSync(file('bin'), { recursive: true });
      writeFileSync(join(file('bin'), name), text);
      chmodSync(join(file('bin'), name), 0o755);
    }
    process.env.PATH = `${file('bin')}:${PATH}`;
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      cpSync('deploy/systemd', join(paths.releases, version, 'deploy/systemd'), { recursive: true });
    addPokhara();
    const { socketPath } = readCampus('pokhara');
    mkdirSync(dirname(socketPath), { recursive: true });
    await new Promise<void>((resolve) => site.listen(socketPath, resolve));
  });
  afterAll(() => {
    process.env.PATH = PATH;
    site.closeAllConnections();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A machine that runs in 1.1.0, and ran in 1.0.0 before. */
  beforeEach(() => {
    busy = 0;
    for (const [name, text] of Object.entries({ calls: '', broken: '', restarts: '', running: '1.1.0\n' }))
      writeFileSync(file(name), text);
    for (const [path, version] of [
      [paths.current, '1.1.0'],
      [paths.previous, '1.0.0'],
    ] as const) {
      rmSync(path, { force: true });
      symlinkSync(`releases/${version}`, path);
    }
  });

  const releases = () => ({ current: releaseOf(paths.current), previous: releaseOf(paths.previous) });
  const failureOf = (to: string) =>
    switchRelease({ to, timeoutMs: 60_000 }).then(
      () => null,
      (error: unknown) => (error instanceof MachineError ? error.message : `not expected: ${error}`),
    );

  test('a machine that is too busy to respond at once does not make the update go back', async () => {
    busy = 6;
    expect(await failureOf('1.2.0')).toBeNull();
    expect(releases()).toEqual({ current: '1.2.0', previous: '1.1.0' });
  });

  test('a release whose programs end is given up, and all is as before', async () => {
    writeFileSync(file('broken'), '1.2.0\n');
    expect(await failureOf('1.2.0')).toBe(
      'pokhara does not work in 1.2.0: it ended (Error: Cannot find module next). All campuses run in 1.1.0 again.',
    );
    expect(releases()).toEqual({ current: '1.1.0', previous: '1.0.0' });
  });

  test('the message names campuses that do not work in the former release either', async () => {
    writeFileSync(file('broken'), '1.2.0\n1.1.0\n');
    expect(await failureOf('1.2.0')).toBe(
      'pokhara does not work in 1.2.0: it ended (Error: Cannot find module next). 1.1.0 is the current release again, and does not work either: pokhara: it ended (Error: Cannot find module next).',
    );
    expect(releases()).toEqual({ current: '1.1.0', previous: '1.0.0' });
  });

  test('a return that also restores databases starts the sockets again, whether or not the copy can take its place', async () => {
    const { dataDir } = readCampus('pokhara');
    mkdirSync(dataDir, { recursive: true });
    for (const name of ['campus.db', 'before-update.db']) writeFileSync(join(dataDir, name), '');
    writeFileSync(file('sentence'), '✗ It is newer.');
    await expect(switchRelease({ to: '1.0.0', restoresDatabases: true })).rejects.toThrow('It is newer');
    const calls = readFileSync(file('calls'), 'utf8').trim().split('\n');
    expect(calls.at(-2)).toContain(`replace-file.ts ${dataDir}/before-update.db ${dataDir}/campus.db`);
    expect(calls.at(-1)).toMatch(/^start campus-website@pokhara\.socket/);
    rmSync(file('sentence'));
    rmSync(dataDir, { recursive: true });
  });

  test('a campus that is not updated stays in its release', async () => {
    await switchRelease({ to: '1.2.0', without: new Set(['pokhara']) });
    expect(readFileSync(file('running'), 'utf8')).toBe('1.1.0\n');
    expect(readFileSync(file('calls'), 'utf8')).not.toContain('restart');
  });

  test('a full disk of a campus prevents an update in one sentence, and not the way back', async () => {
    const { dataDir } = readCampus('pokhara');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'campus.db'), '');
    truncateSync(join(dataDir, 'campus.db'), 1e12);
    expect(await failureOf('1.2.0')).toContain('a copy of the database of pokhara');
    expect(await failureOf('1.0.0')).toBeNull();
    expect(releases()).toEqual({ current: '1.0.0', previous: '1.1.0' });
    rmSync(dataDir, { recursive: true });
  });

  const withDisk = smallDiskMissingReason() === null ? test : test.skip;
  withDisk('a full disk of a campus is named before its trial (as root only)', async () => {
    const tryPokhara = () => tryRelease(readCampus('pokhara'), '1.2.0');
    await onFullDisk(readCampus('pokhara').folder, async (_, fill) => {
      addPokhara();
      fill();
      await expect(tryPokhara()).rejects.toThrow(NoSpaceError);
    });
  });

  test('a release that cannot read a database as the disk is full does not refuse it', () => {
    const { dataDir } = readCampus('pokhara');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'campus.db'), '');
    const refusal = (sentence: string) => {
      writeFileSync(file('sentence'), sentence);
      return refusesDatabase(readCampus('pokhara'), '1.0.0');
    };
    expect(
      refusal(`✗ ${toSetupError({ message: 'database or disk is full', errcode: 13 }, '/data').message}`),
    ).toBeNull();
    expect(refusal(`✗ ${errorSentence({ message: '', code: 'ENOSPC' })}`)).toBeNull();
    expect(refusal(`✗ ${toSetupError({ message: 'unable to open', errcode: 14 }, '/data').message}`)).toBeNull();
    expect(refusal('✗ It is newer.')).toBe('✗ It is newer.');
    rmSync(file('sentence'));
    rmSync(dataDir, { recursive: true });
  });

  test.each([
    ['site re', ['restart', 'restore', 'remove', 'remote-backup']],
    ['site --v', ['--version']],
    ['site add p', []],
  ])('bash completes “%s”', (line, expected) => {
    const words = line.split(' ');
    const script = `${siteCompletion()} COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _site; printf '%s\n' "\${COMPREPLY[@]}"`;
    expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\n').filter(Boolean)).toEqual(expected);
  });

  describe('the commands of one campus', () => {
    const data = () => readCampus('pokhara').dataDir;
    const archive = (name: string) => join(paths.backups, 'pokhara', name);
    const calls = () => readFileSync(file('calls'), 'utf8');
    const run = async (command: string, ...args: string[]) => {
      const lines: string[] = [];
      const print = jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
      try {
        await machineCommands[command]?.(args);
        return lines.join('\n');
      } finally {
        print.mockRestore();
      }
    };
    beforeEach(() => {
      mkdirSync(data(), { recursive: true });
      writeFileSync(join(data(), 'campus.db'), 'present');
      mkdirSync(join(paths.backups, 'pokhara'), { recursive: true });
      writeFileSync(archive('campus-2026-11-27-023000.tar'), 'older');
      writeFileSync(archive('campus-2026-11-28-023000.tar'), 'newest');
    });

    test('status shows address, version and the newest back-up', async () => {
      expect(await run('status')).toMatch(
        /^Release 1\.1\.0, before it 1\.0\.0\npokhara +https:\/\/www\.pokhara\.example {2}port 1 {2}1\.1\.0 {2}campus-2026-11-28-023000\.tar$/,
      );
    });

    test('restore takes the newest back-up, stops the programs meanwhile, and leaves nothing behind', async () => {
      expect(await run('restore', 'pokhara')).toContain('Restoring campus-2026-11-28-023000.tar …');
      const order = calls()
        .split('\n')
        .filter((line) => /^(stop|start)|campus-api restore/.test(line));
      expect(order.map((line) => /^(stop|start)|restore/.exec(line)?.[0])).toEqual(['stop', 'restore', 'start']);
      expect(existsSync(join(data(), 'restored'))).toBe(false);
    });

    test('restore of a named archive that is refused reports that nothing was changed, and starts the campus again', async () => {
      writeFileSync(archive('mine.tar'), 'broken');
      await expect(run('restore', 'pokhara', archive('mine.tar'))).rejects.toThrow(
        'Nothing of pokhara was changed: ✗ It is cut.',
      );
      expect(calls().trim().split('\n').at(-1)).toMatch(
        /^start campus-website@pokhara\.socket campus-website-admin@pokhara\.socket/,
      );
      await expect(run('restore', 'pokhara', '/nowhere.tar')).rejects.toThrow('There is no back-up /nowhere.tar');
    });

    test('restart reports that the campus runs, or what is missing', async () => {
      expect(await run('restart', 'pokhara')).toContain('pokhara runs again.');
      await expect(run('restart')).rejects.toThrow('Usage: site restart NAME');
      await expect(run('restart', 'kathmandu')).rejects.toThrow('choose one of pokhara');
    });

    test('remove makes a last back-up and moves the whole folder', async () => {
      expect(await run('remove', 'pokhara')).toContain('pokhara is no longer served.');
      expect(calls()).toMatch(/^start campus-website-backup@pokhara\.service\ndisable --now campus-website@pokhara/m);
      expect(existsSync(paths.sites)).toBe(true);
      expect(globSync(join(paths.home, 'removed/pokhara-*/{site.env,data/campus.db}'))).toHaveLength(2);
    });
  });

  test('a campus has ten times the duration of the trial, at least two minutes', () => {
    expect([1_000, 60_000].map(timeoutAfter)).toEqual([120_000, 600_000]);
  });
});

describe('another campus', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-add-'));

  beforeAll(() => {
    Object.assign(paths, pathsBelow(folder));
    mkdirSync(join(paths.releases, '1.0.0'), { recursive: true });
    symlinkSync('releases/1.0.0', paths.current);
    mkdirSync(join(paths.sites, 'pokhara'), { recursive: true });
    writeFileSync(
      join(paths.sites, 'pokhara/site.env'),
      'SITE_URL=https://www.pokhara.example\nADMIN_URL=https://admin.pokhara.example\nPORT=3000\nADMIN_PORT=4100\n',
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const example = readFileSync('deploy/site.env.example', 'utf8');

  test('settings of a new campus are valid, with its own ports, names and different secrets', () => {
    const text = settingsText(
      example,
      { host: 'www.butwal.example', admin: 'admin.butwal.example', upstream: null },
      '/d',
    );
    const settings = parseEnv(text);
    expect(settings).toMatchObject({
      SITE_URL: 'https://www.butwal.example',
      ADMIN_URL: 'https://admin.butwal.example',
      PORT: '3001',
      WEB_CONCURRENCY: '1',
      ADMIN_PORT: '4101',
      DATA_DIR: '/d',
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
    });
    expect(parseEnvironment(settings).upstreamUrl).toBeNull();
    const secrets = [settings.SESSION_SECRET, settings.REVALIDATE_SECRET, settings.METRICS_SECRET];
    expect(new Set(secrets).size).toBe(3);
    for (const secret of secrets) expect(secret).toMatch(/^[\w+/]{43}=$/);
    expect(text).not.toContain('campus.example/');
  });

  test('a campus without an address of its admin, and with its own API', () => {
    const upstream = 'https://api.butwal.example';
    const settings = parseEnv(settingsText(example, { host: 'butwal.example', admin: null, upstream }, '/d'));
    expect(settings).toMatchObject({ UPSTREAM_URL: upstream });
    expect(settings).not.toHaveProperty('ADMIN_URL');
  });

  test.each([
    [['butwal'], 'Usage: site add NAME HOST'],
    [['Butwal', 'www.butwal.example'], 'Usage: site add NAME HOST'],
    [['../butwal', 'www.butwal.example'], 'Usage: site add NAME HOST'],
    [['butwal', 'https://www.butwal.example/'], 'https://www.butwal.example/ is not a host name'],
    [['butwal', 'www.butwal.example;reboot'], 'is not a host name'],
    [['butwal', 'www.pokhara.example'], 'www.pokhara.example is the address of pokhara already.'],
    [['butwal', 'www.butwal.example', '--admin', 'admin.pokhara.example'], 'is the address of pokhara already.'],
    [['butwal', 'www.butwal.example', '--admin', 'www.butwal.example'], 'The admin has its own host name'],
    [['butwal', 'www.butwal.example'], 'Give the campus its name: --title "Our Campus".'],
    [['butwal', 'www.butwal.example', '--title', 'B', '--upstream', 'api'], '--upstream takes an address such as'],
    [['butwal', 'www.butwal.example', '--name', 'B'], "Unknown option '--name'"],
  ])('site add %j is refused in a sentence', async (args, sentence) => {
    await expect(addCampus(args)).rejects.toThrow(sentence);
  });
});

describe('the front', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-front-files-'));
  const RELEASE = '1.2.0';
  const settings = {
    pokhara:
      'SITE_URL=https://www.pokhara.example\nADMIN_URL=https://admin.pokhara.example\nPORT=3000\nADMIN_PORT=4100\n',
    'far-west': 'SITE_URL=https://farwest.example\nPORT=3001\nSITE_CONTENT_URL=http://10.0.0.2:4000\n',
  };

  beforeAll(() => {
    Object.assign(paths, pathsBelow(folder));
    mkdirSync(join(paths.releases, RELEASE), { recursive: true });
    const deploy = join(paths.releases, RELEASE, 'deploy');
    cpSync('deploy', deploy, { recursive: true });
    for (const file of globSync('*.conf', { cwd: deploy })) {
      const text = readFileSync(join(deploy, file), 'utf8');
      writeFileSync(join(deploy, file), text.replaceAll('/srv/campus/current/deploy', deploy));
    }
    for (const [name, text] of Object.entries(settings)) {
      mkdirSync(join(paths.sites, name), { recursive: true });
      writeFileSync(join(paths.sites, name, 'site.env'), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const filesOf = (name: string) => campusFiles(readCampus(name), RELEASE);
  const find = (name: string, end: string) => [...filesOf(name)].find(([path]) => path.endsWith(end))?.[1] ?? '';
  const isMissing = (program: string) => spawnSync('which', [program]).status !== 0;

  test('campuses are found by their settings', () => {
    mkdirSync(join(paths.sites, 'half-made'));
    expect(campusNames()).toEqual(['far-west', 'pokhara']);
    expect(() => readCampus('kathmandu')).toThrow(
      'There is no campus kathmandu on this machine: choose one of far-west, pokhara.',
    );
  });

  test('each campus has the sockets and timers of a release', () => {
    const units = startingUnits(RELEASE).map((unit) => unitOf(unit, 'pokhara'));
    expect(units).toEqual(
      expect.arrayContaining(['campus-website@pokhara.socket', 'campus-website-watch@pokhara.timer']),
    );
    expect(units.filter((unit) => !/^campus-website(-[a-z-]+)?@pokhara\.(socket|timer)$/.test(unit))).toEqual([]);
  });

  test('each campus has sockets at its own ports, and one whose content is on another machine has no admin', () => {
    expect(find('pokhara', 'campus-website@pokhara.socket.d/address.conf')).toBe(
      '[Socket]\nListenStream=127.0.0.1:3000\n',
    );
    expect(find('pokhara', 'campus-website-admin@pokhara.socket.d/address.conf')).toContain('127.0.0.1:4100');
    expect(find('far-west', 'campus-website@far-west.socket.d/address.conf')).toContain('127.0.0.1:3001');
    expect(find('far-west', 'campus-website-admin@far-west.socket.d/address.conf')).toBe('');
  });

  test('other files for nginx in a release are noticed', () => {
    const next = (text: string) => {
      const folder = join(paths.releases, '1.3.0/deploy');
      cpSync(join(paths.releases, RELEASE, 'deploy'), folder, { recursive: true });
      writeFileSync(join(folder, 'maps.conf'), readFileSync(join(folder, 'maps.conf'), 'utf8') + text);
      return differsForFront('1.3.0', RELEASE);
    };
    expect(next('')).toBe(false);
    expect(next('# more')).toBe(true);
  });

  const withNginx = isMissing('nginx') ? test.skip : test;

  withNginx('nginx accepts the files of several campuses together', () => {
    const pokhara = find('pokhara', 'conf.d/campus-pokhara.conf');
    const farWest = find('far-west', 'conf.d/campus-far-west.conf');
    for (const text of [pokhara, farWest]) expect(text).not.toMatch(/campus\.example|campus_website/);
    expect(pokhara).toContain('server_name www.pokhara.example pokhara.example;');
    expect(pokhara).toContain('server_name admin.pokhara.example;');
    expect(farWest).toContain('server_name farwest.example;');
    expect(farWest).not.toContain('admin');
    makeCertificate(folder);
    const shared = readFileSync(join(paths.releases, RELEASE, 'deploy/nginx-shared.conf'), 'utf8');
    const adapt = (text: string) =>
      text
        .replaceAll(/\/etc\/ssl\/campus\/[\w-]+\//g, `${folder}/`)
        .replaceAll('/var/cache/nginx/', `${folder}/`)
        .replaceAll('listen 443', 'listen 127.0.0.1:40443')
        .replaceAll('listen 80', 'listen 127.0.0.1:40080');
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${adapt([shared, pokhara, farWest].join('\n'))} }`,
    );
    const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-p', folder, '-c', file], { encoding: 'utf8' });
    expect([status, stderr.match(/\[(?:emerg|warn)\].*/g)]).toEqual([0, null]);
  });

  const withCaddy = isMissing('caddy') ? test.skip : test;

  withCaddy('Caddy accepts the files of several campuses together', () => {
    const names = ['pokhara', 'far-west'].map((name) => find(name, `campus-${name}.caddyfile`));
    expect(names[1]).not.toContain('campus_admin');
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, readFileSync('deploy/Caddyfile', 'utf8').replace(/^import .*$/m, names.join('\n')));
    execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { stdio: 'pipe' });
  });
});

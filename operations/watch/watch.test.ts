import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { currentVersion } from '#campus-api/database/migrate.ts';
import { prepareCampusApi } from '#campus-api/index.ts';
import { createEnquiryStore } from '#campus-api/records/enquiry/store.ts';
import { recordEventTime } from '#lib/platform/watch/event-times.ts';
import { type ServiceState, writeOutboxStatus } from '#lib/platform/watch/outbox-status.ts';
import { writeProgress } from '#lib/platform/watch/recognition-progress.ts';
import { presentConditions, readWatchState } from '#lib/platform/watch/watch-state.ts';
import { type MailServer, startMailServer } from '#lib/site/enquiries/testing/mail-server.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { createDigest, type DigestFacts } from './digest.ts';
import { noteFailedUnit } from './failed-units.ts';
import type { MailOptions } from './mails.ts';
import { MAX_WAITING } from './outbox.ts';
import { decodeMessage } from './testing/messages.ts';
import { damageState, type WatchedCampus, watchedCampus } from './testing/watched-campus.ts';
import { lastingSince, type Observation, SETTLE_MS, updateConditions } from './transitions.ts';
import { compareVersions, newestRelease, readFeed } from './update-feed.ts';

describe('watch', () => {
  let dataDir: string;
  let mail: MailServer;
  let site: Server;
  beforeEach(async () => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'watch-command-')), 'data');
    prepareCampusApi({ dataDir });
    mail = await startMailServer();
    site = createServer((request, response) => {
      response.writeHead(request.url === '/api/health/live' ? 200 : 404).end();
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
  });
  afterEach(async () => {
    await mail.stop();
    site.closeAllConnections();
    site.close();
  });

  const received = () => mail.received.map(({ message }) => decodeMessage(message));

  function start(args: string[] = [], settings: Record<string, string> = {}) {
    const address = site.address();
    const child = spawn(process.execPath, ['scripts/commands/watch.ts', ...args], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NODE_NO_WARNINGS: '1',
        NODE_COMPILE_CACHE: join(tmpdir(), 'campus-api-compiled'),
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: String(typeof address === 'object' ? address?.port : 0),
        ADMIN_URL: 'https://admin.campus.example',
        SMTP_URL: mail.url,
        ALERTS_TO: 'it@campus.example, chief@campus.example',
        ...settings,
      },
    });
    return { child, ended: Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]) };
  }

  async function watch(args?: string[], settings?: Record<string, string>) {
    const [stdout, stderr, [exit]] = await start(args, settings).ended;
    return { stdout, stderr, exit };
  }

  function addLetter(reference: string): void {
    const database = new DatabaseSync(join(dataDir, 'campus.db'));
    createEnquiryStore(database).add({
      id: `letter-of-a-test-${reference}`,
      reference,
      kind: 'grievance',
      name: 'Sita',
      email: 'sita@example.com',
      phone: '',
      text: 'No water in the hostel',
      language: 'en',
    });
    database.close();
  }

  test('a letter is announced in both languages, once, without its text and sender; the first run sends the daily mail', async () => {
    addLetter('K7M2-94QX');
    expect(await watch([], { ALERTS_HOUR: '0' })).toMatchObject({ stderr: '', exit: 0 });
    expect(await watch([], { ALERTS_HOUR: '0' })).toEqual({ stdout: '', stderr: '', exit: 0 });
    const [letter, daily, ...others] = received();
    expect(others).toEqual([]);
    expect(letter?.subject).toMatch(/New messages from visitors: 1 · आगन्तुकका नयाँ सन्देश: १$/);
    expect(letter?.text).toContain(
      '\nआगन्तुकका नयाँ सन्देश: १\n- K7M2-94QX: https://admin.campus.example/enquiries/K7M2-94QX\n',
    );
    expect(letter?.text).not.toMatch(/Sita|water|sita@/);
    expect(mail.received[0]?.to).toEqual(['<it@campus.example>', '<chief@campus.example>']);
    expect(daily?.text).toContain(
      'Messages from visitors without a reply: 1, of these unread: 1\nLast back-up: none\n',
    );
    expect(daily?.text).toContain('\nसबै ठीक छ।\n');
    addLetter('ZZZZ-ZZZZ');
    await watch([], { ALERTS_LANGUAGE: 'en' });
    expect(received()[2]?.text).toContain('ZZZZ-ZZZZ');
    expect(received()[2]?.text).not.toContain('K7M2-94QX');
  });

  test('a run that is killed before it records a sent message sends it again with the same id, and no other twice', async () => {
    addLetter('K7M2-94QX');
    mail.hang(true);
    const { child, ended } = start([], { ALERTS_HOUR: '0' });
    while (mail.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGKILL');
    await ended;
    mail.hang(false);
    await watch([], { ALERTS_HOUR: '0' });
    await watch([], { ALERTS_HOUR: '0' });
    const ids = received().map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('a message waits while the mail server refuses it, and its text stays the same', async () => {
    mail.refuse(true);
    addLetter('K7M2-94QX');
    const { stdout, exit } = await watch([], { ALERTS_HOUR: '0' });
    expect(stdout).toMatch(/mail cannot be sent, 2 wait: .*451 not now/);
    expect(exit).toBe(0);
    const { outbox } = JSON.parse(readFileSync(join(dataDir, 'watch/state.json'), 'utf8'));
    mail.refuse(false);
    await watch([], { ALERTS_HOUR: '0' });
    expect(received()).toEqual(
      outbox.map(({ id, subject, text: body }: Record<string, string>) => ({ id, subject, text: body })),
    );
  });

  test('a failed unit is reported at once; a wrong name is rejected', async () => {
    expect(await watch(['--failed', 'campus-website@main.service'], { ALERTS_LANGUAGE: 'en' })).toMatchObject({
      exit: 0,
    });
    expect(received()[0]?.subject).toContain('A service has failed: campus-website@main.service');
    expect(await watch(['--failed', '../state.json'])).toMatchObject({
      exit: 1,
      stderr: '✗ ../state.json is not the name of a unit\n',
    });
  });

  test('a database of another version is left alone, as during an update', async () => {
    const database = new DatabaseSync(join(dataDir, 'campus.db'));
    database.exec(`PRAGMA user_version = ${currentVersion - 1}`);
    addLetter('K7M2-94QX');
    expect(await watch()).toMatchObject({ stderr: '', exit: 0 });
    expect(database.prepare('PRAGMA user_version').get()?.user_version).toBe(currentVersion - 1);
    expect(
      received()
        .map(({ subject }) => subject)
        .join(),
    ).not.toContain('New messages');
    database.exec(`PRAGMA user_version = ${currentVersion}`);
    database.close();
    await watch();
    expect(
      received()
        .map(({ subject }) => subject)
        .join(),
    ).toContain('New messages');
  });

  test('an update feed in a file is read, and a broken one is logged', async () => {
    const feed = join(dataDir, 'feed.json');
    writeFileSync(feed, '{"version":"99.1.0"}');
    const { stdout } = await watch([], { UPDATE_FEED: feed });
    expect(stdout).toContain('began: Version 99.1.0 of the website is available');
    writeFileSync(feed, '<html>');
    expect((await watch([], { UPDATE_FEED: feed })).stdout).toContain('UPDATE_FEED cannot be read: ');
  });
});

describe('run', () => {
  // Noon in Nepal: the daily mail of the first run has been sent at its first minute.
  const START = Date.parse('2026-11-28T06:15:00Z');
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;

  let campus: WatchedCampus;
  let subjects: () => string[];
  beforeEach(async () => {
    campus = watchedCampus();
    await campus.run(START);
    campus.sent.splice(0);
    subjects = () => campus.sent.map(({ subject }) => String(subject).replace('[www.campus.example] ', ''));
  });

  const present = () => presentConditions(readWatchState(campus.dataDir) ?? { conditions: {} }).map(({ name }) => name);

  /** Runs every five minutes from one time to another, both in milliseconds after the start. */
  async function runBetween(from: number, to: number, settings?: Record<string, string>): Promise<void> {
    for (let at = from; at <= to; at += 5 * MINUTE) await campus.run(START + at, settings);
  }

  test('a site that does not respond is reported once, and once when it responds again', async () => {
    campus.probes.isLive = async () => false;
    await runBetween(5 * MINUTE, HOUR);
    expect(subjects()).toEqual(['The website does not respond']);
    expect(campus.sent[0]?.text).toContain('Since 12 Mangsir 2083 (28 November 2026), 12:05');
    expect(present()).toEqual(['site']);
    campus.probes.isLive = async () => true;
    await campus.run(START + 65 * MINUTE);
    expect(present()).toEqual([]);
    await runBetween(70 * MINUTE, 2 * HOUR);
    expect(subjects()).toEqual(['The website does not respond', 'Over: The website does not respond']);
  });

  test('the campus API is reported after an hour without a response, not after a shorter failure', async () => {
    const settings = { UPSTREAM_URL: 'https://api.campus.example' };
    campus.probes.isCampusApiReachable = async () => false;
    await runBetween(5 * MINUTE, 60 * MINUTE, settings);
    campus.probes.isCampusApiReachable = async () => true;
    await runBetween(65 * MINUTE, 65 * MINUTE, settings);
    expect(subjects()).toEqual([]);
    campus.probes.isCampusApiReachable = async () => false;
    await runBetween(70 * MINUTE, 130 * MINUTE, settings);
    expect(subjects()).toEqual(['The campus API has not responded for an hour']);
  });

  test('a disk above 85 % is reported until it is below 83 %', async () => {
    const shares = [85, 86, 84, 85, 86, 83, 83, 83, 83];
    for (const [index, share] of shares.entries()) {
      campus.probes.diskShare = async () => share;
      await campus.run(START + (index + 1) * 5 * MINUTE);
    }
    expect(subjects()).toEqual(['86 % of the disk is used', 'Over: 86 % of the disk is used']);
  });

  test('a certificate is reported from 13 days before its end', async () => {
    campus.probes.certificateDays = async () => 14;
    await campus.run(START + 5 * MINUTE);
    campus.probes.certificateDays = async () => 13;
    await campus.run(START + 10 * MINUTE);
    expect(subjects()).toEqual(['The certificate ends in 13 days']);
  });

  test('a back-up is late after 36 hours without one, from the first run on', async () => {
    writeFileSync(join(campus.dataDir, 'campus.db'), '');
    await campus.run(START + 36 * HOUR);
    expect(present()).toEqual([]);
    await campus.run(START + 37 * HOUR);
    expect(present()).toEqual(['backupLate']);
    await recordEventTime(campus.dataDir, 'backup', START + 37 * HOUR);
    await runBetween(37 * HOUR + 5 * MINUTE, 38 * HOUR);
    expect(present()).toEqual([]);
    expect(subjects().filter((subject) => subject.includes('back-up'))).toEqual([
      'No back-up for 37 hours',
      'Over: No back-up for 37 hours',
    ]);
  });

  test('a back-up of a clock that was fast does not count', async () => {
    writeFileSync(join(campus.dataDir, 'campus.db'), '');
    await campus.run(START);
    await recordEventTime(campus.dataDir, 'backup', START + 5000 * HOUR);
    await campus.run(START + 37 * HOUR);
    expect(present()).toEqual(['backupLate']);
  });

  test('a failed unit is reported until systemd reports that it works', async () => {
    await noteFailedUnit(campus.dataDir, 'campus-website-backup@main.service');
    campus.probes.hasFailed = async () => true;
    await runBetween(5 * MINUTE, HOUR);
    expect(subjects()).toEqual(['The back-up has failed']);
    expect(campus.sent[0]?.text).toContain('systemctl status campus-website-backup@main.service');
    campus.probes.hasFailed = async () => false;
    await runBetween(65 * MINUTE, 2 * HOUR);
    expect(subjects()).toEqual(['The back-up has failed', 'Over: The back-up has failed']);
  });

  test('failed units of the campus are listed by systemd, without a note', async () => {
    campus.probes.failedUnits = async (pattern) => [pattern.replace('*', '-admin').replace('*', 'service')];
    await runBetween(5 * MINUTE, HOUR);
    expect(subjects()).toEqual(['A service has failed: campus-website-admin@main.service']);
    campus.probes.failedUnits = async () => [];
    await runBetween(65 * MINUTE, 2 * HOUR);
    expect(present()).toEqual([]);
    expect(subjects()).toHaveLength(2);
  });

  test('without systemd the other conditions are examined', async () => {
    campus.probes.failedUnits = () => Promise.reject(new Error('spawn systemctl ENOENT'));
    campus.probes.isLive = async () => false;
    await campus.run(START + 5 * MINUTE);
    expect(campus.lines[0]).toBe('units cannot be examined: spawn systemctl ENOENT');
    expect(present()).toEqual(['site']);
  });

  test('a queue of pages is stuck when it has not moved for two hours', async () => {
    await writeProgress(campus.dataDir, { waiting: 7, at: START });
    await runBetween(5 * MINUTE, 115 * MINUTE);
    await writeProgress(campus.dataDir, { waiting: 6, at: START });
    await runBetween(2 * HOUR, 235 * MINUTE);
    expect(subjects()).toEqual([]);
    await runBetween(4 * HOUR, 4 * HOUR);
    expect(subjects()).toEqual(['Attached files wait to be read: 6']);
  });

  test('documents that are read are progress, also while others join the queue', async () => {
    let read = 0;
    campus.probes.metrics = async () => {
      read += 1;
      return `site_documents_waiting 5\nsite_pages_waiting 0\nsite_documents_total{outcome="read"} ${read}\nsite_documents_total{outcome="scan"} 1`;
    };
    await runBetween(5 * MINUTE, 5 * HOUR);
    expect(subjects()).toEqual([]);
  });

  test('logins that are blocked are reported for an hour, separately for admin and QAA area', async () => {
    await recordEventTime(campus.dataDir, 'qaa-login-locked', START + 4 * MINUTE);
    await runBetween(5 * MINUTE, 2 * HOUR);
    const title = 'Log-in to the QAA area is blocked after wrong passwords';
    expect(subjects()).toEqual([title, `Over: ${title}`]);
  });

  test('a new version is reported once, and nothing after its installation', async () => {
    const settings = { UPDATE_FEED: '/srv/feed.json' };
    campus.probes.readFeed = async () => '{"version":"99.0.0","url":"https://releases.example/99"}';
    await runBetween(5 * MINUTE, 30 * MINUTE, settings);
    expect(subjects()).toEqual(['Version 99.0.0 of the website is available']);
    expect(campus.sent[0]?.text).toContain('https://releases.example/99');
    campus.probes.readFeed = async () => '{"version":"0.0.1"}';
    await runBetween(35 * MINUTE, HOUR, settings);
    expect(subjects()).toHaveLength(1);
    expect(present()).toEqual([]);
  });

  test('a feed at an address is read every six hours, an unreadable one too', async () => {
    let reads = 0;
    campus.probes.readFeed = async () => {
      reads += 1;
      throw new Error('HTTP 404');
    };
    await runBetween(5 * MINUTE, 12 * HOUR, { UPDATE_FEED: 'https://releases.example/feed.xml' });
    expect(reads).toBe(2);
    expect(present()).toEqual([]);
  });

  test('without UPDATE_FEED nothing is requested', async () => {
    campus.probes.readFeed = () => Promise.reject(new Error('requested'));
    await campus.run(START + 5 * MINUTE);
    expect(campus.lines).toEqual([]);
  });

  test('messages wait while the mail server is away for a day, and are then sent in order, each once', async () => {
    campus.setMail(true);
    for (let hour = 1; hour <= 24; hour += 1) {
      campus.probes.isLive = async () => hour % 2 === 0;
      await runBetween(hour * HOUR, hour * HOUR + 55 * MINUTE);
    }
    expect(present()).toContain('mail');
    expect(campus.sent).toEqual([]);
    expect(campus.lines.join()).toMatch(/^mail cannot be sent, 25 wait: connect ECONNREFUSED/);
    const waiting = readWatchState(campus.dataDir)?.outbox ?? [];
    campus.setMail(false);
    await runBetween(25 * HOUR, 26 * HOUR);
    expect(campus.sent.map(({ messageId }) => messageId).slice(0, 25)).toEqual(waiting.map(({ id }) => id));
    expect(new Set(campus.sent.map(({ messageId }) => messageId)).size).toBe(campus.sent.length);
    expect(campus.sent[0]?.date).toEqual(new Date(START + HOUR));
    expect(present()).not.toContain('mail');
    expect(subjects().join()).not.toContain('Mails cannot be sent');
  });

  test('the outbox is bounded, and the daily mail counts the dropped messages', async () => {
    campus.setMail(true);
    for (let number = 1; number <= MAX_WAITING + 4; number += 1) {
      campus.probes.readFeed = async () => `{"version":"99.0.${number}"}`;
      await campus.run(START + number * MINUTE, { UPDATE_FEED: '/srv/feed.json' });
    }
    expect(readWatchState(campus.dataDir)).toMatchObject({ dropped: 4, outbox: { length: MAX_WAITING } });
    await campus.run(START + 24 * HOUR);
    expect(readWatchState(campus.dataDir)?.outbox.at(-1)?.text).toContain('dropped because too many waited: 4');
  });

  test('one mail a day is sent at its hour in Nepal, none while the clock jumps between two days', async () => {
    const morning = Date.parse('2026-11-29T01:15:00Z');
    await campus.run(morning - MINUTE);
    expect(subjects()).toEqual([]);
    await campus.run(morning);
    await campus.run(morning + 5 * MINUTE);
    expect(subjects()).toEqual(['The website on 13 Mangsir 2083 (29 November 2026)']);
    for (let number = 0; number < 20; number += 1) await campus.run(morning + (number % 2) * 24 * HOUR);
    expect(subjects()).toHaveLength(2);
    await campus.run(morning + 48 * HOUR, { ALERTS_LANGUAGE: 'ne', ALERTS_HOUR: '8' });
    expect(subjects()).toHaveLength(2);
    await campus.run(morning + 49 * HOUR, { ALERTS_LANGUAGE: 'ne', ALERTS_HOUR: '8' });
    expect(subjects()[2]).toBe('वेबसाइट: २०८३ मङ्सिर १५ (१ डिसेम्बर २०२६)');
  });

  test('without mail settings the list is recorded and logged', async () => {
    campus.probes.isLive = async () => false;
    await campus.run(START + 5 * MINUTE, { SMTP_URL: '', ALERTS_TO: '' });
    expect(campus.lines).toEqual(['began: The website does not respond']);
    expect(present()).toEqual(['site']);
    expect(readWatchState(campus.dataDir)?.outbox).toEqual([]);
  });

  test('a probe that fails is logged and hides no other condition', async () => {
    campus.probes.diskShare = () => Promise.reject(new Error('no such disk'));
    campus.probes.isLive = async () => false;
    await campus.run(START + 5 * MINUTE);
    expect(campus.lines[0]).toBe('the disk cannot be examined: no such disk');
    expect(present()).toEqual(['site']);
  });

  test('a damaged state is logged, and present conditions are reported again', async () => {
    campus.probes.isLive = async () => false;
    await campus.run(START + 5 * MINUTE);
    damageState(campus);
    await campus.run(START + 10 * MINUTE);
    expect(campus.lines[0]).toMatch(/^the state of earlier runs is damaged/);
    expect(subjects()[1]).toBe('The website does not respond');
  });

  test('a failure noted while the state is written stays until a run has recorded it', async () => {
    await noteFailedUnit(campus.dataDir, 'nginx.service');
    const failed = join(campus.dataDir, 'watch/failed');
    expect(readdirSync(failed)).toEqual(['nginx.service']);
    await campus.run(START + 5 * MINUTE);
    expect(present()).toEqual(['unit']);
    expect(existsSync(join(failed, 'nginx.service'))).toBe(false);
  });

  test('on a full disk the run is logged, sends nothing and loses nothing', async () => {
    const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const before = readWatchState(campus.dataDir);
    campus.probes.isLive = async () => false;
    await noteFailedUnit(campus.dataDir, 'nginx.service');
    jest.spyOn(promises, 'writeFile').mockRejectedValueOnce(error);
    expect(await campus.run(START + 5 * MINUTE)).toBe(false);
    expect(campus.lines.at(-1)).toBe(
      `the state cannot be written to ${campus.dataDir}/watch, nothing is sent: ENOSPC: no space left on device, write`,
    );
    expect(subjects()).toEqual([]);
    expect(readWatchState(campus.dataDir)).toEqual(before);
    expect(await campus.run(START + 10 * MINUTE)).toBe(true);
    expect(subjects()).toEqual(['The website does not respond (and 1 more)']);
    await campus.run(START + 15 * MINUTE);
    expect(subjects()).toHaveLength(1);
  });
});

describe('transitions', () => {
  const START = Date.parse('2026-11-28T06:00:00Z');
  const MINUTE = 60_000;

  const site = (isPresent: boolean | null, more: Partial<Observation> = {}): Observation => ({
    key: 'site',
    name: 'site',
    isPresent,
    ...more,
  });

  /** Runs at these minutes; returns the changes of each. */
  function runAll(runs: readonly (readonly [minute: number, observation: Observation])[]): string[] {
    let conditions = {};
    return runs.map(([minute, observation]) => {
      const result = updateConditions(conditions, [observation], START + minute * MINUTE);
      // As a restart between two runs leaves it.
      conditions = JSON.parse(JSON.stringify(result.conditions));
      return result.changes.map(({ isOver }) => (isOver ? 'over' : 'began')).join();
    });
  }

  test('a condition is reported once when it begins, once when it is over, and again when it returns', () => {
    expect(
      runAll([
        [0, site(false)],
        [5, site(true)],
        [10, site(true)],
        [15, site(false)],
        [20, site(false)],
        [30, site(false)],
        [35, site(false)],
        [40, site(true)],
      ]),
    ).toEqual(['', 'began', '', '', '', 'over', '', 'began']);
  });

  test('a condition that comes and goes every five minutes is reported once', () => {
    const runs = Array.from({ length: 288 }, (_, index) => [index * 5, site(index % 2 === 0)] as const);
    expect(runAll(runs).filter((change) => change !== '')).toEqual(['began']);
  });

  test('an unknown state changes nothing', () => {
    expect(
      runAll([
        [0, site(null)],
        [5, site(true)],
        [10, site(null)],
        [60, site(null)],
        [65, site(true)],
      ]),
    ).toEqual(['', 'began', '', '', '']);
  });

  test('another version of a present condition is reported', () => {
    const update = (version: string): Observation => ({
      key: 'update',
      name: 'update',
      isPresent: true,
      mark: version,
      values: { version },
    });
    expect(
      runAll([
        [0, update('1.1.0')],
        [5, update('1.1.0')],
        [10, update('1.2.0')],
        [15, update('1.2.0')],
      ]),
    ).toEqual(['began', '', 'began', '']);
  });

  test('changed figures of a condition are stored and not reported', () => {
    const disk = (share: number): Observation => ({ key: 'disk', name: 'disk', isPresent: true, values: { share } });
    const { conditions } = updateConditions({}, [disk(86)], START);
    const later = updateConditions(conditions, [disk(91)], START + 5 * MINUTE);
    expect(later.changes).toEqual([]);
    expect(later.conditions.disk).toMatchObject({ since: START, values: { share: 91 } });
  });

  test('a clock that jumps reports nothing twice', () => {
    const day = 24 * 60;
    expect(
      runAll([
        [0, site(true)],
        [-day, site(true)],
        [365 * day, site(true)],
        [5, site(true)],
        [10, site(false)],
        [-day, site(false)],
        [-day + 10, site(false)],
        [-day + 15, site(false)],
      ]),
    ).toEqual(['began', '', '', '', '', '', '', 'over']);
  });

  test('a condition of a time in the future counts from now', () => {
    const { conditions } = updateConditions({}, [site(true)], START + 60 * MINUTE);
    expect(updateConditions(conditions, [site(true)], START).conditions.site?.since).toBe(START);
  });

  test('a value lasts from its first run on, and from the present after the clock went back', () => {
    const first = lastingSince({}, 'documents', '3 waiting', START);
    const second = lastingSince(first.lasting, 'documents', '3 waiting', START + SETTLE_MS);
    expect(second.since).toBe(START);
    expect(lastingSince(second.lasting, 'documents', '2 waiting', START + SETTLE_MS).since).toBe(START + SETTLE_MS);
    expect(lastingSince(second.lasting, 'documents', '3 waiting', START - MINUTE).since).toBe(START - MINUTE);
    expect(lastingSince(second.lasting, 'documents', null, START)).toEqual({ lasting: {}, since: null });
  });
});

describe('channels', () => {
  // Noon in Nepal: the daily mail of the first run has been sent at its first minute.
  const START = Date.parse('2026-11-28T06:15:00Z');
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;

  const channel = (more: Partial<ServiceState>): ServiceState => ({
    ...{
      name: 'telegram',
      target: '@campus',
      categories: null,
      isRepeatable: false,
      waiting: 1,
      pause: null,
      failure: null,
      figures: {},
      deliveries: [],
    },
    ...more,
  });

  test('channels are reported when refused, or after an hour of failures, but not when a person paused them', async () => {
    const campus = watchedCampus();
    await campus.run(START);
    const present = () => presentConditions(readWatchState(campus.dataDir) ?? { conditions: {} });
    const runWith = async (at: number, ...channels: ServiceState[]) => {
      await writeOutboxStatus(campus.dataDir, { at, services: channels });
      await campus.run(at);
      return present().map(({ name, values }) => `${name} ${values.channels}`);
    };
    const failing = channel({ failure: { since: START, reason: '502' } });
    const pausedBy = (by: 'admin' | 'refused') =>
      channel({ name: 'facebook', pause: { by, name: '', since: START, reason: '190' } });
    expect(await runWith(START + 55 * MINUTE, failing, pausedBy('admin'))).toEqual([]);
    expect(await runWith(START + HOUR, failing)).toEqual(['channels telegram']);
    expect(campus.sent.map(({ subject }) => subject)).toContain(
      '[www.campus.example] New notices are not posted to: telegram',
    );
    expect(await runWith(START + 65 * MINUTE, failing, pausedBy('refused'))).toEqual(['channels telegram, facebook']);
    await runWith(START + 70 * MINUTE, channel({}));
    expect(await runWith(START + 90 * MINUTE, channel({}))).toEqual([]);
  });
});

describe('the daily mail', () => {
  describe('digest', () => {
    const options: MailOptions = {
      alerts: { server: 'smtp://mail.example', to: 'it@campus.example', from: 'web@campus.example' },
      alertsLanguage: 'both',
      siteUrl: 'https://www.campus.example',
      adminUrl: null,
      now: Date.parse('2026-11-28T06:45:00Z'),
    };

    const facts: DigestFacts = {
      summary: {
        visits: 123_456,
        published: 3,
        closing: [{ day: nepalDate(new Date('2026-12-05T06:00:00Z')), title: 'BSc CSIT भर्ना' }],
        unread: 1,
        open: 2,
        reviews: [
          { name: { en: 'page /library', ne: 'पृष्ठ /library' }, day: nepalDate(new Date('2026-12-10T06:00:00Z')) },
        ],
      },
      lastBackup: Date.parse('2026-11-27T20:45:00Z'),
      diskShare: 41,
    };

    const digestOf = (visits: number | null, more: Partial<DigestFacts> = {}) =>
      createDigest(
        { conditions: {}, digest: { days: ['2026-11-27'], visits }, dropped: 0 },
        { ...facts, ...more },
        options,
      );

    test('the daily mail has its facts in English and Nepali', () => {
      const { message, digest } = digestOf(120_000);
      expect(digest).toEqual({ days: ['2026-11-27', '2026-11-28'], visits: 123_456 });
      expect(message.id).toMatch(/^<watch-[0-9a-f-]{36}@campus\.example>$/);
      expect(message.text.split('\n')).toEqual([
        'Everything works.',
        '',
        'Visits since the last mail: 3,456',
        'Notices of the last 24 hours: 3',
        'Messages from visitors without a reply: 2, of these unread: 1',
        'Last back-up: 12 Mangsir 2083 (28 November 2026), 02:30',
        'Disk: 41 % used',
        '',
        'Closing dates of the next days:',
        '- 19 Mangsir 2083 (5 December 2026): BSc CSIT भर्ना',
        '',
        'To review:',
        '- page /library: 24 Mangsir 2083 (10 December 2026)',
        '',
        '— — —',
        '',
        'सबै ठीक छ।',
        '',
        'अघिल्लो इमेलपछिका आगन्तुक: ३,४५६',
        'पछिल्लो २४ घण्टामा प्रकाशित सूचना: ३',
        'जवाफ दिन बाँकी सन्देश: २, तीमध्ये नपढिएका: १',
        'पछिल्लो ब्याकअप: २०८३ मङ्सिर १२ (२८ नोभेम्बर २०२६), ०२:३०',
        'डिस्क: ४१% भरिएको',
        '',
        'आउँदा दिनका अन्तिम मिति:',
        '- २०८३ मङ्सिर १९ (५ डिसेम्बर २०२६): BSc CSIT भर्ना',
        '',
        'हेर्नुपर्ने व्यहोरा:',
        '- पृष्ठ /library: २०८३ मङ्सिर २४ (१० डिसेम्बर २०२६)',
        '',
        'https://www.campus.example',
        '',
      ]);
    });

    test.each([
      ['in the first mail', null],
      ['after the counter was set back', 200_000],
    ])('visits are unknown %s', (_, visits) => {
      expect(digestOf(visits).message.text).not.toContain('Visits');
    });

    test('facts of another machine are left out', () => {
      const { message, digest } = digestOf(1, { summary: null, lastBackup: undefined, diskShare: null });
      expect(message.text).not.toMatch(/Visits|Notices|Messages|back-up|Disk|null|undefined/);
      expect(message.text).not.toContain('\n\n\n');
      expect(digest.visits).toBeNull();
    });
  });

  describe('update feed', () => {
    const atom = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Release notes 9.9.9</title>
<entry><title>v1.2.0-rc.1</title></entry>
<entry><title>v1.10.0: faster &amp; safer</title><link rel="alternate" href="https://releases.example/1.10.0"/></entry>
<entry><title>1.9.3</title></entry></feed>`;

    test('the newest release of an Atom feed is that with the highest version, without pre-releases', () => {
      expect(newestRelease(atom)).toEqual({ version: '1.10.0', url: 'https://releases.example/1.10.0' });
    });

    test.each([
      ['{"version":"1.2.3","url":"https://releases.example/"}', { version: '1.2.3', url: 'https://releases.example/' }],
      ['{"version":"v2.0.0"}', { version: '2.0.0', url: '' }],
      ['{"version":"2.0.0","url":"javascript:alert(1)"}', { version: '2.0.0', url: '' }],
      [
        '{"version":"https://jsonfeed.org/version/1.1","items":[{"title":"Release 1.2.3."},{"title":"Nothing new"}]}',
        { version: '1.2.3', url: '' },
      ],
      ['{"version":"2.0.0-beta.1"}', null],
      ['{"items":[]}', null],
    ])('%s has the release %j', (json, expected) => {
      expect(newestRelease(json)).toEqual(expected);
    });

    test.each([
      '',
      '<html><p>Moved</p></html>',
      '<!DOCTYPE x [<!ENTITY a "b">]><feed/>',
      '<feed><entry>',
      '{}',
      '[]',
      '404',
    ])('the text %j is rejected', (text) => {
      expect(() => newestRelease(text)).toThrow();
    });

    test.each([
      ['1.10.0', '1.9.9', 1],
      ['1.2.0+3b75de36', '1.2.0', 0],
      ['0.1.0', '1.0.0', -1],
      ['unknown', '1.0.0', 0],
    ])('%s compared with %s is %d', (a, b, sign) => {
      expect(Math.sign(compareVersions(a, b))).toBe(sign);
    });

    test('a feed is read from a file or an address, and a large one is rejected', async () => {
      const file = join(mkdtempSync(join(tmpdir(), 'update-feed-')), 'feed.xml');
      writeFileSync(file, atom);
      expect(await readFeed(file)).toBe(atom);
      truncateSync(file, 2_000_000);
      await expect(readFeed(file)).rejects.toThrow('too large');
      const server = createServer((request, response) => {
        if (request.url === '/large') response.end('x'.repeat(2_000_000));
        else response.writeHead(request.url === '/feed' ? 200 : 404).end(atom);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      const site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
      expect(await readFeed(`${site}/feed`)).toBe(atom);
      await expect(readFeed(`${site}/missing`)).rejects.toThrow('404');
      await expect(readFeed(`${site}/large`)).rejects.toThrow();
      server.closeAllConnections();
      server.close();
    });
  });
});

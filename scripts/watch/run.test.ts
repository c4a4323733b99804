import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { join } from 'node:path';
import { writeProgress } from '#lib/platform/document-reader/recognition-progress.ts';
import { recordEventTime } from '#lib/platform/watch/event-times.ts';
import { presentConditions, readWatchState } from '#lib/platform/watch/watch-state.ts';
import { noteFailedUnit } from './failed-units.ts';
import { MAX_WAITING } from './outbox.ts';
import { damageState, type WatchedCampus, watchedCampus } from './testing/watched-campus.ts';

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
  campus.probes.failedUnits = async (pattern) => [pattern.replace('*', '-office').replace('*', 'service')];
  await runBetween(5 * MINUTE, HOUR);
  expect(subjects()).toEqual(['A service has failed: campus-website-office@main.service']);
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

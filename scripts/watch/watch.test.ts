import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { currentVersion } from '#campus-api/database/migrate.ts';
import { prepareCampusApi } from '#campus-api/index.ts';
import { createEnquiryStore } from '#campus-api/records/enquiry/store.ts';
import { type MailServer, startMailServer } from '#lib/site/enquiries/testing/mail-server.ts';
import { decodeMessage } from './testing/messages.ts';

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
      OFFICE_URL: 'https://office.campus.example',
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
    '\nआगन्तुकका नयाँ सन्देश: १\n- K7M2-94QX: https://office.campus.example/enquiries/K7M2-94QX\n',
  );
  expect(letter?.text).not.toMatch(/Sita|water|sita@/);
  expect(mail.received[0]?.to).toEqual(['<it@campus.example>', '<chief@campus.example>']);
  expect(daily?.text).toContain('Messages from visitors without a reply: 1, of these unread: 1\nLast back-up: none\n');
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

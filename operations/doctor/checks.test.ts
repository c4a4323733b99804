import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { runCommandLine } from '#campus-api/cli/program/command-line.ts';
import { prepareCampusApi } from '#campus-api/index.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { writeProgress } from '#lib/platform/watch/recognition-progress.ts';
import type { Channel, ChannelCheck } from '#lib/site/channels/adapters/channel.ts';
import { startMailServer } from '#lib/site/enquiries/testing/mail-server.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { type AdDate, isAdDate } from '#packages/nepali/calendar/index.ts';
import { channelCheck, describeMissingChannels } from './channel-checks.ts';
import {
  certificateDays,
  clockFaults,
  diskFaults,
  diskShare,
  findMachineFaults,
  ownerFaults,
  publicFaults,
} from './machine-checks.ts';
import { mailCheck } from './mail-check.ts';
import { describeRecognition } from './recognition.ts';
import { describeReminders, describeReviews } from './reminders.ts';
import { describeSampleContent } from './sample-content.ts';
import { secretFaults, settingsFaults } from './setting-checks.ts';

describe('channels', () => {
  const channelWith = (result: ChannelCheck): Channel => ({
    ...{ name: 'telegram', target: '@campus', events: ['published'], categories: null, isRepeatable: false },
    post: async () => ({ kind: 'sent', url: null }),
    check: async () => result,
  });

  test('the settings that a service refuses are named', async () => {
    const check = channelCheck(channelWith({ ok: false, reason: '401 Unauthorized' }));
    expect(check.call).toBe('telegram @campus');
    expect(await check.run()).toMatchObject({
      problems: ['TELEGRAM_TOKEN, TELEGRAM_CHAT: the service reports 401 Unauthorized'],
    });
    expect(await channelCheck(channelWith({ ok: true, summary: 'Campus news' })).run()).toEqual({
      summary: 'Campus news',
    });
  });

  test('channels that are off are listed with their settings', () => {
    const line = describeMissingChannels([{ name: 'telegram' }, { name: 'indexNow' }]);
    expect(line).toContain('viber (VIBER_TOKEN, VIBER_SENDER)');
    expect(line).not.toMatch(/TELEGRAM|INDEXNOW/);
  });
});

describe('the machine', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'machine-checks-'));
  const secret = 'a-secret-of-more-than-thirty-two-characters';

  test('a correctly configured machine has no faults', async () => {
    const environment = parseEnvironment({
      DATA_DIR: folder(),
      SESSION_SECRET: secret,
      REVALIDATE_SECRET: `${secret}2`,
    });
    expect(await findMachineFaults(environment)).toEqual([]);
  });

  test('settings readable by everybody are reported with the command that protects them', () => {
    const file = join(folder(), '.env');
    writeFileSync(file, 'PORT=1');
    chmodSync(file, 0o640);
    expect(settingsFaults(file)).toEqual([]);
    chmodSync(file, 0o644);
    expect(settingsFaults(file)).toEqual([`${file} is readable for everybody, and holds secrets: chmod 640 ${file}`]);
    expect(settingsFaults(join(folder(), 'none'))).toEqual([]);
  });

  test('a name that no part of the program reads is named', () => {
    const file = join(folder(), 'site.env');
    writeFileSync(file, 'SIET_URL=https://campus.example\nADMIN_PORT=4100\nSITE_URL=https://campus.example\n', {
      mode: 0o600,
    });
    expect(settingsFaults(file)).toEqual([expect.stringMatching(/^SIET_URL in .* is not a setting of this program/)]);
  });

  test('a clock that is wrong by years, and a full disk', () => {
    const clock = (day: string) => clockFaults(new Date(day));
    expect(clock('2027-05-01')).toEqual([]);
    expect(clock('1970-01-01')).toEqual([expect.stringContaining('The clock of this machine says 1970-01-01')]);
    expect(clock('2090-01-01')).toHaveLength(1);
    expect(diskFaults('.data', 85)).toEqual([]);
    expect(diskFaults('.data', null)).toEqual([]);
    expect(diskFaults('.data', 86)).toEqual([expect.stringContaining('The disk of .data is 86 % full')]);
    expect(diskShare(folder())).toBeGreaterThan(0);
    expect(diskShare('/nowhere')).toBeNull();
  });

  test('short secrets and one secret for two purposes are reported, without their values', () => {
    const faults = secretFaults(
      parseEnvironment({ SESSION_SECRET: secret, REVALIDATE_SECRET: secret, METRICS_SECRET: 'short' }),
    );
    expect(faults).toEqual([
      expect.stringMatching(/^METRICS_SECRET is short enough to be guessed/),
      expect.stringMatching(/^Two secrets are the same/),
    ]);
    expect(faults.join()).not.toContain(secret);
  });

  (process.getuid?.() === 0 ? test : test.skip)('root gets a warning that the site cannot change files of root', () => {
    const dataDir = folder();
    expect(ownerFaults(dataDir)).toEqual([]);
    chownSync(dataDir, 65_534, 65_534);
    expect(ownerFaults(dataDir)).toEqual([
      expect.stringMatching(/^You are root, .* is not root's: .*site --campus NAME/),
    ]);
  });

  test('in a container, whose users have no names, the fault contains the number', () => {
    jest.spyOn(process, 'getuid').mockReturnValue(54_321);
    jest.spyOn(os, 'userInfo').mockImplementation(() => {
      throw new Error('uv_os_get_passwd returned ENOENT');
    });
    expect(ownerFaults(folder())).toEqual([expect.stringMatching(/ belongs to .*: chown -R 54321:54321 /)]);
    jest.restoreAllMocks();
  });

  test('a name that does not resolve is reported', async () => {
    expect(await publicFaults(new URL('https://campus.invalid'))).toEqual([
      expect.stringMatching(/^The name campus\.invalid does not resolve: add an A record/),
    ]);
  });

  test('a closed port and a self-signed certificate are reported as different faults', async () => {
    const directory = folder();
    const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
    const own = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...own], { stdio: 'ignore' });
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    const url = new URL(`https://localhost:${typeof address === 'object' && address ? address.port : 0}`);
    expect(await publicFaults(url)).toEqual([
      expect.stringMatching(/^The certificate of localhost is self-signed: .*step 5/),
    ]);
    expect(await certificateDays(url)).toBe(1);
    await new Promise((resolve) => server.close(resolve));
    expect(await certificateDays(url)).toBeNull();
    expect(await publicFaults(url)).toEqual([
      expect.stringMatching(/^No response from localhost, port \d+, over TLS\. Is nginx running\?/),
    ]);
  });
});

describe('mail', () => {
  const mailAt = (server: string) => ({ server, to: 'office@campus.example', from: 'office@campus.example' });

  test('a mail server that accepts the login passes the check, and gets no message', async () => {
    const server = await startMailServer();
    const check = mailCheck(mailAt(server.url));
    expect(await check.run()).toEqual({ summary: 'would go to office@campus.example' });
    expect(server.received).toEqual([]);
    await server.stop();
    expect(await check.run()).toEqual({
      summary: 'cannot be sent',
      problems: [expect.stringMatching(/SMTP_URL rejects the login: .*ECONNREFUSED/)],
    });
  });

  test('neither user nor password of the mail server is shown', () => {
    expect(mailCheck(mailAt('smtp://user:secret@mail.example:587')).call).toBe('SMTP mail.example:587');
  });
});

describe('recognition', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'doctor-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const at = Date.UTC(2026, 10, 27, 10, 30);

  test('the doctor reports how many pages wait to be recognised, and when that was', async () => {
    const environment = parseEnvironment({ DATA_DIR: dataDir });
    expect(describeRecognition(environment)).toEqual([]);
    await writeProgress(dataDir, { waiting: 12, at });
    expect(describeRecognition(environment)).toEqual([
      '12 scanned pages wait to be recognised (2026-11-27 10:30 UTC).',
    ]);
    await writeProgress(dataDir, { waiting: 1, at });
    expect(describeRecognition(environment)).toEqual(['1 scanned page waits to be recognised (2026-11-27 10:30 UTC).']);
    await writeProgress(dataDir, { waiting: 0, at });
    expect(describeRecognition(environment)).toEqual(['All scanned pages are recognised (2026-11-27 10:30 UTC).']);
  });

  test.each(['DOCUMENTS', 'RECOGNITION'])('the doctor names the settings where %s is off', (name) => {
    const environment = parseEnvironment({ DATA_DIR: dataDir, [name]: 'off' });
    expect(describeRecognition(environment)).toEqual([
      'The text of scanned pages is not recognised (DOCUMENTS, RECOGNITION).',
    ]);
  });
});

describe('reminders', () => {
  const campus = withAdminCampus();

  const information = sampleSite['public-information'];
  if (!information) throw new Error('the sample has no public information');

  function day(text: string): AdDate {
    if (isAdDate(text)) return text;
    throw new Error(`not a day: ${text}`);
  }

  test.each([
    ['2026-10-18', '2026-11-22', null],
    ['2026-10-18', '2027-01-18', null],
    ['2026-10-18', '2027-01-19', 'from 2026-10-18, 93 days ago: review /publicInformation'],
    ['2026-12-01', '2026-11-22', 'is in the future: 2026-12-01'],
  ])('public information of %s has on %s the reminder %s', (updatedOn, today, expected) => {
    const reviewed = { ...sampleSite, 'public-information': { ...information, updatedOn, areSamples: false } };
    const lines = describeReminders(day(today), reviewed).filter((line) => /public information/i.test(line));
    expect(lines).toEqual(expected === null ? [] : [expect.stringContaining(expected)]);
  });

  test('public information without a day of review, and a campus without public information, are reported', () => {
    const { updatedOn: _, ...undated } = information;
    const today = day('2026-11-22');
    expect(describeReminders(today, { ...sampleSite, 'public-information': undated }).join()).toContain(
      'no day of its last',
    );
    expect(describeReminders(today, { page: {}, programme: {}, department: {} })).toEqual([
      expect.stringContaining('The public information (/publicInformation) is missing'),
    ]);
  });

  test('figures labelled as samples are listed', () => {
    const lines = describeReminders(day('2026-11-22'), sampleSite).join('\n');
    expect(lines).toContain('Pages of programmes label their seats and fees as samples');
    expect(lines).toContain('The citizen charter (/publicInformation) labels itself as a sample');
  });

  test('documents whose day of review has come are listed', async () => {
    const { options } = campus();
    const page = { ...samplePage('Library'), reviewedOn: '2026-01-31', reviewEvery: 6 };
    await withCampus(options, { by: 'sita' }, (open) => saveDocument(open, 'page/library', page));
    expect(describeReviews(options, day('2026-06-01'))).toEqual([]);
    expect(describeReviews(options, day('2026-07-20'))).toEqual(['page /library: review it until 2026-07-31']);
    expect(describeReviews(options, day('2026-08-01'))).toEqual([
      'page /library: review it now, it was due on 2026-07-31',
    ]);
    expect(describeReviews({ dataDir: `${options.dataDir}/none` }, day('2026-08-01'))).toEqual([]);
  });
});

describe('sample content', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'sample-content-')), 'data');
    jest.spyOn(console, 'log').mockImplementation();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(join(dataDir, '..'), { recursive: true });
  });

  const describe = (listsFiles: boolean) =>
    describeSampleContent(parseEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir }), listsFiles).join('\n');
  const left = () => describe(true);
  const office = (words: string[]) => runCommandLine(words, { NODE_ENV: 'test', DATA_DIR: dataDir });

  test('every kind of sample record and text is listed with its replacement', () => {
    prepareCampusApi({ dataDir });
    for (const line of [
      'name of the campus: npm run campus-api -- contact edit --title',
      '18 publications: npm run campus-api -- publication remove ID …',
      '3 flash notices: npm run campus-api -- flash remove ID …',
      '14 QAA documents: npm run campus-api -- qaa document remove ID …',
      'name of the campus: edit it in the admin, or with npm run campus-api -- site import',
      'page /library: edit it',
      'programme bbs: edit it',
      'public information: edit it',
      'prepare --empty --name',
    ]) {
      expect(left()).toContain(line);
    }
  });

  test('documents with sample text take one line, which names the option that lists them', () => {
    prepareCampusApi({ dataDir });
    expect(describe(false)).toContain(
      `${sampleDocuments().length} documents of the site content; npm run doctor -- --sample-documents lists them`,
    );
  });

  test('an edited document is no longer listed', async () => {
    prepareCampusApi({ dataDir });
    const library = sampleDocuments().find(({ key }) => key === 'page/library')?.content;
    await withCampus({ dataDir }, { by: 'sita' }, (campus) => saveDocument(campus, 'page/library', library));
    expect(left()).not.toContain('page /library');
    expect(left()).toContain('page /sports: edit it');
  });

  test('documents are listed also where another campus API has the records', () => {
    prepareCampusApi({ dataDir, content: null, siteDocuments: sampleDocuments() });
    const environment = { NODE_ENV: 'test', DATA_DIR: dataDir, UPSTREAM_URL: 'https://api.campus.example' } as const;
    const lines = describeSampleContent(parseEnvironment(environment), true).join('\n');
    expect(lines).toContain('menu: edit it');
    expect(lines).not.toContain('notices:');
  });

  test.each([
    ['from the start', async () => undefined],
    ['after the sample campus', async () => void prepareCampusApi({ dataDir })],
  ])('an empty campus %s has no sample records', async (_, begin) => {
    await begin();
    expect(await office(['prepare', '--empty', '--name', 'Our Campus', '--yes'])).toBe(0);
    expect(left()).toBe('');
    await office(['flash', 'add', '--text', 'Welcome']);
    expect(left()).toBe('');
  });
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { createServer } from 'node:tls';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { runCommandLine } from '#campus-api/cli/program/command-line.ts';
import { prepareCampusApi } from '#campus-api/index.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { adminMessagesIn } from '#campus-api/web/view/messages.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { writeProgress } from '#lib/platform/watch/recognition-progress.ts';
import { type ConditionName, conditionNames, writeWatchState } from '#lib/platform/watch/watch-state.ts';
import {
  type Behaviour,
  breakOff,
  hang,
  json,
  raw,
  reset,
  statusReply,
} from '#lib/site/campus-client/testing/behaviours.ts';
import type { Channel, ChannelCheck } from '#lib/site/channels/adapters/channel.ts';
import { startMailServer } from '#lib/site/enquiries/testing/mail-server.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { type AdDate, isAdDate } from '#packages/nepali/calendar/index.ts';
import { emptyState } from '../watch/run.ts';
import { channelCheck, describeMissingChannels } from './channel-checks.ts';
import { describeConditions } from './conditions.ts';
import {
  certificateDays,
  clockFaults,
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
import { type FaultyCampus, startFaultyCampus } from './testing/faulty-campus.ts';
import { describeUnreadable } from './unreadable-records.ts';

describe('the doctor', () => {
  let campus: FaultyCampus;
  let database: string | null;

  beforeEach(async () => {
    database = null;
    campus = await startFaultyCampus();
  });
  afterEach(() => campus.close());

  /** Runs the command in a separate process; returns its output and exit code. */
  async function doctor(behaviours: Record<string, Behaviour>, args: string[] = [], input = '', timeout = '20000') {
    const dataDir = mkdtempSync(join(tmpdir(), 'doctor-'));
    if (database !== null) writeFileSync(join(dataDir, 'campus.db'), database);
    // Without these, gaps of the small campus would be problems in every test.
    campus.misbehave({ ...complete, ...behaviours });
    const child = spawn(process.execPath, ['scripts/commands/doctor.ts', ...args], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NODE_NO_WARNINGS: '1',
        NODE_COMPILE_CACHE: join(tmpdir(), 'campus-api-compiled'),
        UPSTREAM_URL: campus.url,
        UPSTREAM_TIMEOUT_MS: timeout,
        DATA_DIR: dataDir,
      },
    });
    child.stdin.end(input);
    const [stdout, stderr, [exit]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { stdout, stderr, exit };
  }

  const person = { id: 1, fullName: 'Sita', committeeId: 1 };
  const committees = [1, 9, 14, 15, 16, 17, 22, 25, 12, 13, 18, 19, 20, 21];
  const file = raw('%PDF-', { 'content-type': 'application/pdf', 'content-length': '5' });
  const complete: Record<string, Behaviour> = {
    '/staffs/searchCommittee': json({ body: committees.map((committeeId) => ({ ...person, committeeId })) }),
    '/staffsStricture/': json({ body: [{ exeCommitteeIds: '1', mgmtCommitteeIds: '1', campusAuthoritiesIds: '1' }] }),
    '/images/chief.jpg': file,
    '/images/c.jpg': file,
    '/images/3-a.pdf': file,
  };

  test('on a campus API without faults every call is sent, one line each, without a login; exit code 0', async () => {
    const { stdout, stderr, exit } = await doctor({});
    expect(stderr).toBe('');
    expect(stdout).toContain(`The campus API at ${campus.url}\n`);
    expect(stdout).toMatch(/✓ +[\d.]+ m?s {2}GET \/notice\/search\S* +notices on Home: 4 notices\n/);
    expect(stdout).toMatch(/^(\d+) of \1 responses are as specified\.$/m);
    expect(stdout).toContain('The login was not tested');
    expect(exit).toBe(0);
    expect(new Set(campus.requested)).toEqual(
      new Set([
        '/counter',
        '/contact',
        '/gallery/all',
        '/gallery/search',
        '/publication',
        '/publication/search',
        '/notice/search',
        '/notice/',
        '/notice/flashNotice',
        '/qaa/getQaaDocc',
        '/staffs/searchCommittee',
        '/staffsStricture/',
        '/staffs/getStricture',
        '/staffs/searchEmpByType',
        '/images/3-a.pdf',
        '/images/c.jpg',
        '/images/chief.jpg',
        '/images/no-such-file-of-the-doctor.pdf',
      ]),
    );
  });

  test('a database that cannot be opened ends the report with one sentence; exit code 1', async () => {
    database = 'no database at all';
    const { stdout, stderr, exit } = await doctor({});
    expect(stdout).toMatch(/^(\d+) of \1 responses are as specified\.$/m);
    expect(stderr).toMatch(/^✗ DATA_DIR \S+ [^\n]+\n$/);
    expect(exit).toBe(1);
  });

  test('names without a Nepali translation are noted without a fault; exit code 0', async () => {
    const people = [
      { ...person, department: 'Glaciology', designation: 'Professor' },
      { ...person, id: 2, department: 'Glaciology', designation: 'Keeper of the Yaks' },
    ];
    const { stdout, exit } = await doctor({ '/staffs/searchEmpByType': json({ body: people }) });
    expect(stdout).toContain('until the translations of the campus include them: Glaciology; Keeper of the Yaks\n');
    expect(stdout).toMatch(/^(\d+) of \1 responses are as specified\.$/m);
    expect(exit).toBe(0);
  });

  test('each fault is reported with its path in the reply, and the remaining calls are sent; exit code 1', async () => {
    const notices = [
      { id: 1, description: 'x', createdDate: 'soon' },
      { description: 'no id' },
      { id: 2, description: 'y' },
    ];
    const { stdout, exit } = await doctor(
      {
        '/counter': hang,
        '/contact': raw('<!doctype html>', { 'content-type': 'text/html' }),
        '/gallery/all': statusReply(500),
        '/gallery/search': reset,
        '/publication': statusReply(302, { location: '/elsewhere' }),
        '/publication/search': json({ body: [{ title: 'of another kind' }] }),
        '/notice/search': json({ body: notices }),
        '/qaa/getQaaDocc': json({ items: [] }),
        '/staffsStricture/': json({
          body: [{ exeCommitteeIds: '1,77', mgmtCommitteeIds: '', campusAuthoritiesIds: '1' }],
        }),
        '/images/no-such-file-of-the-doctor.pdf': raw('<p>', {}),
        '/images/3-a.pdf': statusReply(404),
      },
      [],
      '',
      '5000',
    );
    const linesOf = (shows: string) => {
      const lines = stdout.split('\n');
      const at = lines.findIndex((line) => line.includes(`${shows}: `));
      const end = lines.findIndex((line, index) => index > at && !line.startsWith('   '));
      return lines.slice(at, end).map((line) => line.replace(/^(.) +[\d.]+ m?s +.*?: /, '$1 ').trim());
    };
    expect(linesOf('count of visits')).toEqual(['✗ no complete response within UPSTREAM_TIMEOUT_MS']);
    expect(linesOf('About Us')).toEqual(['✗ its response is not as specified (HTML instead of JSON)']);
    expect(linesOf('Gallery')).toEqual(['✗ an error status (HTTP 500)']);
    expect(linesOf('albums on Home')).toEqual([expect.stringMatching(/^✗ no connection \(/)]);
    expect(linesOf('Publications')).toEqual([expect.stringMatching(/^✗ a redirect, .* \(HTTP 302\)$/)]);
    expect(linesOf('publications on Home')).toEqual([
      '✗ its response is not as specified (nothing in body is a record)',
      'body[0].id (“of another kind”): it is missing',
    ]);
    expect(linesOf('notices on Home')).toEqual([
      '! 2 notices',
      'body[0].createdDate (id 1, “x”): an unreadable date',
      'body[1].id (“no id”): it is missing',
    ]);
    expect(linesOf('documents of the QAA area')).toEqual(['✗ its response is not as specified (no body)']);
    expect(linesOf('lists of the two committees and authorities')).toEqual(['! 2 + 0 + 1', '1 list empty']);
    expect(linesOf('members of those lists')).toContain('the record has unknown ids: 77');
    expect(linesOf('a file of a notice')).toContain('3-a.pdf is listed, but there is no such file');
    expect(linesOf('Not Found for a file that does not exist')[0]).toBe('! a file');
    expect(stdout).toMatch(/The site could not show: count of visits; .*Gallery; albums on Home; Publications/);
    expect(exit).toBe(1);
  });

  test.each<[string, Behaviour, string]>([
    ['empty', raw(''), '✗ its response is not as specified (an empty body)'],
    ['in Latin-1', raw(Buffer.from('{"body":"\xe9"}', 'latin1')), '✗ its response is not as specified (not in UTF-8)'],
    ['cut', breakOff('{"body":'), '✗ the reply ended too early'],
    ['half', raw('{"body":[{"id":1}'), '✗ its response is not as specified (JSON that ends too early)'],
    [
      'not gzip',
      raw('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' }),
      '✗ the reply cannot be decompressed',
    ],
  ])('a reply that is %s is named', async (_, behaviour, expected) => {
    const { stdout, exit } = await doctor({ '*': behaviour, '/counter': behaviour, '/contact': behaviour });
    const [line = ''] = stdout.split('\n').filter((each) => each.includes('count of visits: '));
    expect(line.replace(/^(.) .*?: /, '$1 ')).toBe(expected);
    expect(stdout).not.toContain('skipping the other calls');
    expect(exit).toBe(1);
  });

  test('a call that fails at first is reported', async () => {
    let calls = 0;
    const sometimes: Behaviour = (response, request) => {
      calls += 1;
      return (calls === 1 ? statusReply(500) : json({ body: [] }))(response, request);
    };
    const { stdout, exit } = await doctor({ '/gallery/all': sometimes });
    expect(stdout).toMatch(/!.*Gallery: 0 albums\n +it failed, and succeeded when it was repeated/);
    expect(exit).toBe(1);
  });

  test('an invalid date of an album is counted once, with its id and title', async () => {
    const album = { id: 12, title: 'Annual tour', date: 'soon', images: 'c.jpg' };
    const { stdout, exit } = await doctor({ '/gallery/all': json({ body: [album] }) });
    expect(stdout.match(/an unreadable date/g)).toHaveLength(1);
    expect(stdout).toContain('body[0].date (id 12, “Annual tour”): an unreadable date');
    expect(stdout).toMatch(/^\d+ of \d+ responses are as specified\. Problems in: Gallery\.$/m);
    expect(exit).toBe(1);
  });

  test('the doctor stops early when the campus API does not respond', async () => {
    const { stdout, exit } = await doctor({ '*': reset, '/counter': reset, '/contact': reset });
    expect(stdout).toContain('No response from the campus API: skipping the other calls.');
    expect(campus.requested).not.toContain('/notice/');
    expect(exit).toBe(1);
  });

  test.each([
    ['correct horse', 0, 'You are successfully signed In'],
    ['wrong', 1, 'User name or password is incorrect'],
  ])('the doctor logs in only on request, and never prints the password: %s', async (password, code, message) => {
    const { stdout, stderr, exit } = await doctor({}, ['--login', 'committee'], `${password}\n`);
    expect(stdout).toContain(`POST /login/qaaLogin                           login to the QAA area: ${message}`);
    expect(stdout + stderr).not.toContain(password === 'wrong' ? ': wrong' : password);
    expect(exit).toBe(code);
  });

  test('an unknown option prints the help; exit code 1', async () => {
    const { stderr, exit } = await doctor({}, ['--all']);
    expect([stderr, exit]).toEqual([expect.stringContaining('npm run doctor'), 1]);
    expect(campus.requested).toEqual([]);
  });
});

describe('checks', () => {
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
      expect(diskShare(folder())).toBeGreaterThan(0);
      expect(diskShare('/nowhere')).toBeNull();
    });

    test.each([
      [85, []],
      [null, []],
      [86, [expect.stringMatching(/^86 % of the disk is used\. .*enlarge the disk/)]],
    ])('a disk of %s %% is a fault above 85', (share, faults) => {
      expect(describeConditions(folder(), { share })).toEqual({ faults, hints: [] });
    });

    test('recorded conditions are reported with their times and remedies, and that watching has stopped', async () => {
      const dataDir = folder();
      const since = Date.parse('2026-11-20T06:15:00Z');
      const condition = (name: ConditionName, absentSince: number | null = null) => ({
        ...{ name, since, values: { share: 84, days: 3, unit: 'x', version: '1.1.0', url: '' }, mark: '', absentSince },
      });
      const names = conditionNames.map((name) => [name, condition(name, name === 'mail' ? since : null)]);
      await writeWatchState(dataDir, { ...emptyState(since), conditions: Object.fromEntries(names) });
      const { faults, hints } = describeConditions(dataDir, { share: 10, now: since + 60_000 });
      const { conditions } = adminMessagesIn('en').watch;
      // The doctor measures the disk and the certificate itself, and mail is absent.
      const recorded = conditionNames.filter((name) => !['disk', 'certificate', 'mail', 'update'].includes(name));
      expect(faults).toHaveLength(recorded.length);
      for (const [index, name] of recorded.entries()) {
        expect(faults[index]).toContain(fillIn(conditions[name].title, { unit: 'x' }, 'en').split('{')[0]);
        expect(faults[index]).toContain('. Since 4 Mangsir 2083 (20 November 2026), 12:00. ');
      }
      expect(hints).toEqual([expect.stringMatching(/^Version 1\.1\.0 of the website is available\. /)]);
      const later = describeConditions(dataDir, { share: 10, now: since + 21 * 60_000 });
      expect(later.faults[0]).toMatch(/^Watching has stopped: its last check was on .*12:00\. Start its timer/);
      expect(later.faults).toHaveLength(recorded.length + 1);
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

    (process.getuid?.() === 0 ? test : test.skip)(
      'root gets a warning that the site cannot change files of root',
      () => {
        const dataDir = folder();
        expect(ownerFaults(dataDir)).toEqual([]);
        chownSync(dataDir, 65_534, 65_534);
        expect(ownerFaults(dataDir)).toEqual([
          expect.stringMatching(/^You are root, .* is not root's: .*site --campus NAME/),
        ]);
      },
    );

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
      expect(describeRecognition(environment)).toEqual([
        '1 scanned page waits to be recognised (2026-11-27 10:30 UTC).',
      ]);
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

  describe('records with wrong stored values', () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'wrong-values-')), 'data');
    afterAll(() => rmSync(join(dataDir, '..'), { recursive: true }));

    test('are counted, and named by their forms, for each type of record', () => {
      for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockImplementation();
      prepareCampusApi({ dataDir });
      const options = { upstreamUrl: null, dataDir };
      expect(describeUnreadable(options)).toEqual([]);
      const database = new DatabaseSync(join(dataDir, 'campus.db'));
      database.exec(`INSERT INTO redirects (source, target, content) VALUES ('/a', '/', '{}')`);
      const tables = {
        notices: 'notices',
        flash_notices: 'flash-notices',
        albums: 'albums',
        publications: 'publications',
        events: 'events',
        staff: 'staff',
        committees: 'committees',
        qaa_documents: 'qaa-documents',
        contact: 'contact',
        redirects: 'redirects',
      };
      const breaks = Object.keys(tables).map(
        (table) => `UPDATE ${table} SET content = '{"nepali":5}' WHERE id = (SELECT min(id) FROM ${table})`,
      );
      database.exec(breaks.join(';'));
      database.close();
      const [first, ...lines] = describeUnreadable(options);
      expect(first).toContain('✗ 10 records with wrong stored values');
      for (const path of Object.values(tables))
        expect(lines).toContainEqual(expect.stringMatching(new RegExp(`: /${path}/\\d+/edit \\(.*nepali\\)$`)));
      jest.restoreAllMocks();
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
});

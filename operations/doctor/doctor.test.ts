import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  type Behaviour,
  breakOff,
  hang,
  json,
  raw,
  reset,
  statusReply,
} from '#lib/site/campus-client/testing/behaviours.ts';
import { type FaultyCampus, startFaultyCampus } from './testing/faulty-campus.ts';

let campus: FaultyCampus;
beforeEach(async () => {
  campus = await startFaultyCampus();
});
afterEach(() => campus.close());

/** Runs the command in a separate process; returns its output and exit code. */
async function doctor(behaviours: Record<string, Behaviour>, args: string[] = [], input = '', timeout = '20000') {
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
      DATA_DIR: mkdtempSync(join(tmpdir(), 'doctor-')),
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

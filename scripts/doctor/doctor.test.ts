import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Behaviour, hang, json, raw, reset, status } from '#lib/upstream/testing/behaviours.ts';
import { type PartlyWellCampus, startPartlyWellCampus } from './testing/partly-well-campus.ts';

let campus: PartlyWellCampus;
beforeEach(async () => {
  campus = await startPartlyWellCampus();
});
afterEach(() => campus.close());

/** What the command prints, and its exit code, as a process of its own. */
async function doctor(behaviours: Record<string, Behaviour>, args: string[] = [], input = '', timeout = '20000') {
  // What the small campus names and lacks would be amiss in every test.
  campus.misbehave({ ...complete, ...behaviours });
  const child = spawn(process.execPath, ['scripts/commands/doctor.ts', ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
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

test('a campus API that is well: every call is asked, one line each, exit 0, and nobody logs in', async () => {
  const { stdout, stderr, exit } = await doctor({});
  expect(stderr).toBe('');
  expect(stdout).toContain(`The campus API at ${campus.url}\n`);
  expect(stdout).toMatch(/✓ +[\d.]+ m?s {2}GET \/notice\/search +notices on Home: 4 notices\n/);
  expect(stdout).toContain('26 of 26 answers are as agreed.');
  expect(stdout).toContain('The login was not tried');
  expect(exit).toBe(0);
  expect(new Set(campus.asked)).toEqual(
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

test('names that Nepali pages show in English are noted and are no fault: exit 0', async () => {
  const people = [
    { ...person, department: 'Glaciology', designation: 'Professor' },
    { ...person, id: 2, department: 'Glaciology', designation: 'Keeper of the Yaks' },
  ];
  const { stdout, exit } = await doctor({ '/staffs/searchEmpByType': json({ body: people }) });
  expect(stdout).toContain('until content/upstream-names.ts knows them: Glaciology; Keeper of the Yaks\n');
  expect(stdout).toContain('26 of 26 answers are as agreed.');
  expect(exit).toBe(0);
});

test('each fault is reported in words, with its place in the reply, and the others are asked all the same: exit 1', async () => {
  const notices = [
    { id: 1, description: 'x', createdDate: 'soon' },
    { description: 'no id' },
    { id: 2, description: 'y' },
  ];
  const { stdout, exit } = await doctor(
    {
      '/counter': hang,
      '/contact': raw('<!doctype html>', { 'content-type': 'text/html' }),
      '/gallery/all': status(500),
      '/gallery/search': reset,
      '/publication': status(302, { location: '/elsewhere' }),
      '/publication/search': json({ body: [{ title: 'of another kind' }] }),
      '/notice/search': json({ body: notices }),
      '/qaa/getQaaDocc': json({ items: [] }),
      '/staffsStricture/': json({
        body: [{ exeCommitteeIds: '1,77', mgmtCommitteeIds: '', campusAuthoritiesIds: '1' }],
      }),
      '/images/no-such-file-of-the-doctor.pdf': raw('<p>', {}),
      '/images/3-a.pdf': status(404),
    },
    [],
    '',
    '5000',
  );
  const told = (shows: string) => {
    const lines = stdout.split('\n');
    const at = lines.findIndex((line) => line.includes(`${shows}: `));
    const end = lines.findIndex((line, index) => index > at && !line.startsWith('   '));
    return lines.slice(at, end).map((line) => line.replace(/^(.) +[\d.]+ m?s +.*?: /, '$1 ').trim());
  };
  expect(told('count of visits')).toEqual(['✗ no whole answer in the time that UPSTREAM_TIMEOUT_MS allows']);
  expect(told('About Us')).toEqual(['✗ its answer is not what was agreed (not JSON in UTF-8)']);
  expect(told('Gallery')).toEqual(['✗ it refused or failed (HTTP 500)']);
  expect(told('albums on Home')).toEqual([expect.stringMatching(/^✗ no connection \(/)]);
  expect(told('Publications')).toEqual([expect.stringMatching(/^✗ it sends elsewhere.* \(HTTP 302\)$/)]);
  expect(told('publications on Home')).toEqual([
    '✗ its answer is not what was agreed (nothing in body is a record)',
    'body[0].id (“of another kind”): it is missing',
  ]);
  expect(told('notices on Home')).toEqual([
    '! 2 notices',
    'body[0].createdDate (id 1, “x”): an unreadable date',
    'body[1].id (“no id”): it is missing',
  ]);
  expect(told('documents of the QAA area')).toEqual(['✗ its answer is not what was agreed (no body)']);
  expect(told('lists of the two committees and authorities')).toEqual(['! 2 + 0 + 1', '1 list empty']);
  expect(told('members of those lists')).toContain("the record names ids that are nobody's: 77");
  expect(told('a file of a notice')).toContain('3-a.pdf is listed, but there is no such file');
  expect(told('Not Found for a file that is not there')[0]).toBe('! answered');
  expect(stdout).toMatch(/The site could not show: count of visits; .*Gallery; albums on Home; Publications/);
  expect(exit).toBe(1);
});

test('a wrong date of an album is counted once, with its id and title', async () => {
  const album = { id: 12, title: 'Annual tour', date: 'soon', images: 'c.jpg' };
  const { stdout, exit } = await doctor({ '/gallery/all': json({ body: [album] }) });
  expect(stdout.match(/an unreadable date/g)).toHaveLength(1);
  expect(stdout).toContain('body[0].date (id 12, “Annual tour”): an unreadable date');
  expect(stdout).toContain('25 of 26 answers are as agreed. Something is amiss in: Gallery.');
  expect(exit).toBe(1);
});

test('the doctor says soon that nothing answers', async () => {
  const { stdout, exit } = await doctor({ '*': reset, '/counter': reset, '/contact': reset });
  expect(stdout).toContain('Nothing answers there: the other calls are not tried.');
  expect(campus.asked).not.toContain('/notice/');
  expect(exit).toBe(1);
});

test.each([
  ['correct horse', 0, 'You are successfully signed In'],
  ['wrong', 1, 'User name or password is incorrect'],
])('it logs in only when asked, with a password that shows nowhere: %s', async (password, code, message) => {
  const { stdout, stderr, exit } = await doctor({}, ['--login', 'committee'], `${password}\n`);
  expect(stdout).toContain(`POST /login/qaaLogin         login to the QAA area: ${message}`);
  expect(stdout + stderr).not.toContain(password === 'wrong' ? ': wrong' : password);
  expect(exit).toBe(code);
});

test('an unknown option is answered with help, and exit 1', async () => {
  const { stderr, exit } = await doctor({}, ['--all']);
  expect([stderr, exit]).toEqual([expect.stringContaining('npm run doctor'), 1]);
  expect(campus.asked).toEqual([]);
});

import { log } from '#lib/platform/runtime/log.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { updateFeedbackMetrics } from '#app/api/[...path]/operations.ts';
import { type Enquiry, maxTextLength } from '#campus-api/records/enquiry/enquiry.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { readEnquiryForm } from './enquiry-form.ts';
import { feedbackCounts } from './feedback-store.ts';
import { fetchProgress, readReference } from './fetch-progress.ts';
import { makeSentNote, makeStamp, readSentNote, readStamp } from './form-stamp.ts';
import { deliverEnquiry, messageOf, receiveEnquiry, type UnsentEnquiry } from './receive-enquiry.ts';
import { recordFeedback } from './record-feedback.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';

describe('the form', () => {
  const read = (fields: Record<string, string>) => readEnquiryForm(new URLSearchParams(fields).toString());
  const problems = (fields: Record<string, string>) =>
    read({ text: 'a', ...fields }).problems.map((one) => one.problem);

  test('the values of a form are read as typed, with line breaks', () => {
    const fields = {
      locale: 'ne',
      kind: 'grievance',
      text: ' पानी आएन।\r\nछात्रावास ',
      name: 'सीता',
      email: 'sita@example.com',
      phone: '९८४१-१२३४५६',
      stamp: 's',
    };
    expect(read(fields)).toEqual({
      locale: 'ne',
      values: {
        kind: 'grievance',
        text: 'पानी आएन।\nछात्रावास',
        name: 'सीता',
        email: 'sita@example.com',
        phone: '९८४१-१२३४५६',
      },
      problems: [],
      stamp: 's',
      isTrapped: false,
    });
  });

  test('control characters are removed, and single-line fields remain single-line', () => {
    const { values } = read({
      text: 'a\u0000b\u001b[31m\tc\ud800',
      name: 'Sita\r\nBcc: all@example.com\u2028x',
    });
    expect(values.text).toBe('ab[31m\tc\ufffd');
    expect(values.name).toBe('Sita Bcc: all@example.com x');
  });

  test.each<[Record<string, string>, string]>([
    [{ text: '' }, 'textMissing'],
    [{ text: ' ।…!\n' }, 'textMissing'],
    [{ text: 'a'.repeat(maxTextLength + 1) }, 'textLong'],
    [{ name: 'a'.repeat(101) }, 'nameLong'],
    [{ email: 'sita' }, 'emailWrong'],
    [{ email: 'a@example.com, b@example.com' }, 'emailWrong'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'emailWrong'],
    [{ email: '"a\\r\\nBcc: b"@example.com' }, 'emailWrong'],
    [{ email: '<a@example.com>' }, 'emailWrong'],
    [{ email: 'a@localhost' }, 'emailWrong'],
    [{ email: `${'a'.repeat(190)}@example.com` }, 'emailWrong'],
    [{ phone: 'call me' }, 'phoneWrong'],
  ])('%j is reported as “%s”', (fields, problem) => {
    expect(problems(fields)).toEqual([problem]);
  });

  test.each<Record<string, string>>([
    { text: 'a'.repeat(maxTextLength) },
    { email: 'sita.giri+campus@mail.example.com.np' },
    { phone: '+977 78 520000' },
    { kind: 'no such kind', locale: 'fr' },
    {},
  ])('%j is accepted', (fields) => expect(problems(fields)).toEqual([]));

  test('a filled-in hidden field is detected', () => {
    expect(read({ text: 'a', website: 'x' }).isTrapped).toBe(true);
  });
});

describe('stamps of forms', () => {
  const before = { ...process.env };
  beforeEach(() => {
    process.env.SESSION_SECRET = 'a secret of the tests that is long enough';
  });
  afterEach(() => {
    process.env = { ...before };
  });

  const opened = Date.parse('2026-11-22T10:00:00Z');
  const stateAfter = (ms: number) => readStamp(makeStamp(opened), opened + ms).kind;

  test('a form is accepted from three seconds to a day after it was opened', () => {
    expect(stateAfter(0)).toBe('early');
    expect(stateAfter(2999)).toBe('early');
    expect(stateAfter(3000)).toBe('good');
    expect(stateAfter(24 * 3_600_000 - 1)).toBe('good');
    expect(stateAfter(24 * 3_600_000)).toBe('old');
  });

  test('each form has a distinct id', () => {
    const ids = Array.from({ length: 50 }, () => {
      const state = readStamp(makeStamp(opened), opened + 5000);
      return state.kind === 'good' ? state.id : '';
    });
    expect(new Set(ids).size).toBe(50);
    expect(ids.every((id) => /^[\w-]{22}$/.test(id))).toBe(true);
  });

  test.each(['admin', 'mail'] as const)('the note of an enquiry sent to the %s is read from its address', (by) => {
    const note = { reference: 'K7M2-94QX', by };
    expect(readSentNote(makeSentNote(note))).toEqual(note);
    expect(readSentNote(`${makeSentNote(note)}x`)).toBeNull();
  });

  test('a forged stamp, a changed time and another text are rejected', () => {
    const stamp = makeStamp(opened);
    const later = (opened + 60_000).toString(36);
    const note = makeSentNote({ reference: 'K7M2-94QX', by: 'admin' });
    for (const forged of [
      '',
      'x',
      `${stamp}x`,
      stamp.slice(0, -1),
      stamp.replace(/^[^-]+/, later),
      note,
      `${stamp.split('.')[0]}.`,
      'x'.repeat(100_000),
    ])
      expect(readStamp(forged, opened + 5000).kind).toBe('old');
  });

  test('the reference in a sent note is read back, and forged notes are rejected', () => {
    const note = makeSentNote({ reference: 'K7M2-94QX', by: 'mail' });
    expect(readSentNote(note)).toEqual({ reference: 'K7M2-94QX', by: 'mail' });
    for (const forged of ['', note.replace('K7M2', 'AAAA'), 'K7M2-94QX-mail.', makeStamp(opened), `${note}<b>`])
      expect(readSentNote(forged)).toBeNull();
  });

  test('a form opened before a change of the secret is accepted while the old secret is listed', () => {
    const stamp = makeStamp(opened);
    process.env.SESSION_SECRET = `another secret of the tests that is long enough,${process.env.SESSION_SECRET}`;
    expect(readStamp(stamp, opened + 5000).kind).toBe('good');
    process.env.SESSION_SECRET = 'another secret of the tests that is long enough';
    expect(readStamp(stamp, opened + 5000).kind).toBe('old');
  });
});

describe('receiving', () => {
  const SITE = 'https://campus.example';
  const before = { ...process.env };
  let server: MailServer;
  let dataDir: string;

  beforeEach(async () => {
    globalThis.campusWebsite?.clear();
    server = await startMailServer();
    dataDir = mkdtempSync(join(tmpdir(), 'enquiries-'));
    Object.assign(process.env, {
      DATA_DIR: dataDir,
      SITE_URL: SITE,
      SESSION_SECRET: 'a secret of the tests that is long enough',
      SMTP_URL: server.url,
      ENQUIRY_TO: 'office@campus.example',
    });
  });
  afterEach(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    process.env = { ...before };
  });

  const stamp = () => makeStamp(Date.now() - 10_000);
  const words = {
    kind: 'grievance',
    text: 'No water in the hostel',
    name: 'Sita',
    email: 'sita@example.com',
    phone: '',
  };

  function form(fields: Record<string, string> = {}, headers: Record<string, string> = {}): Request {
    return new Request(`${SITE}/api/write`, {
      method: 'POST',
      body: new URLSearchParams({ locale: 'ne', stamp: stamp(), ...words, ...fields }),
      headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }

  async function submit(request: Request) {
    const result = await receiveEnquiry(request);
    if (!(result instanceof Response)) throw new Error(result.reason);
    const location = new URL(result.headers.get('location') ?? '', SITE);
    return {
      status: result.status,
      path: location.pathname,
      note: readSentNote(location.searchParams.get('sent') ?? ''),
    };
  }

  async function submitUnsent(request: Request): Promise<UnsentEnquiry> {
    const result = await receiveEnquiry(request);
    if (result instanceof Response) throw new Error('the enquiry was accepted');
    return result;
  }

  const headersOf = (message: string) => message.slice(0, message.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');

  test('a message is mailed to the office as plain text, and its reference is returned to the visitor', async () => {
    const { status, path, note } = await submit(form());
    expect([status, path, note?.by]).toEqual([303, '/ne/contact/write', 'mail']);
    expect(server.received).toHaveLength(1);
    const [{ to, message } = { to: [], message: '' }] = server.received;
    expect(to).toEqual(['<office@campus.example>']);
    const headers = headersOf(message);
    expect(headers).toContain(`Subject: [${note?.reference}] Grievance from the website`);
    expect(headers).toContain('Reply-To: sita@example.com');
    expect(headers).toMatch(/Content-Type: text\/plain/);
    expect(message).toContain('No water in the hostel');
    expect(headers).not.toContain('Sita');
  });

  test('no input of a visitor becomes a header or a recipient', async () => {
    await submit(
      form({
        name: 'Sita\r\nBcc: all@example.com',
        email: '',
        phone: '',
        text: 'first\r\n.\r\nBcc: all@example.com\r\nMAIL FROM:<x@example.com>\r\n.\r\n',
      }),
    );
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toEqual(['<office@campus.example>']);
    expect(headersOf(server.received[0]?.message ?? '')).not.toMatch(/Bcc|all@example/i);
    const enquiry: Enquiry = {
      id: 'a-distinct-form-0001',
      reference: 'K7M2-94QX',
      ...words,
      kind: 'question',
      language: 'en',
    };
    const message = messageOf({ to: 'office@campus.example', from: 'web@campus.example' }, enquiry);
    expect(JSON.stringify({ ...message, text: '', replyTo: '' })).not.toMatch(/Sita|water/);
  });

  test('a form sent twice becomes one message with one reference', async () => {
    const once = stamp();
    const [first, second] = [await submit(form({ stamp: once })), await submit(form({ stamp: once }))];
    expect(second.note).toEqual(first.note);
    expect(server.received).toHaveLength(1);
  });

  test.each([
    ['the mail server refuses', () => server.refuse(true)],
    ['the mail server is unavailable', () => server.stop()],
  ])('if %s the form is shown again with all values, and can be sent later', async (_, fail) => {
    await fail();
    const once = stamp();
    expect(await submitUnsent(form({ stamp: once }))).toMatchObject({ status: 503, reason: 'failed', values: words });
    if (server.received.length === 0) {
      const port = Number(new URL(server.url).port);
      await server.stop().catch(() => undefined);
      server = await startMailServer(port);
    }
    expect((await submit(form({ stamp: once }))).note).toMatchObject({ by: 'mail' });
  });

  test.each([
    ['without words', { text: ' ' }, 'incomplete'],
    ['with an invalid address', { email: 'sita' }, 'incomplete'],
    ['with the hidden field filled in', { website: 'x' }, 'trapped'],
    ['sent faster than anybody writes', { stamp: 'now' }, 'early'],
    ['of the day before', { stamp: 'old' }, 'old'],
    ['with a foreign stamp', { stamp: 'x.y' }, 'old'],
  ] as const)('a form %s is shown again with its values, and nothing is sent', async (_, fields, reason) => {
    const moments: Record<string, string> = { now: makeStamp(), old: makeStamp(Date.now() - 25 * 3_600_000) };
    const typed = 'stamp' in fields ? { stamp: moments[fields.stamp] ?? fields.stamp } : fields;
    const { status, reason: reported, values } = await submitUnsent(form(typed));
    expect([status, reported]).toEqual([422, reason]);
    expect(values).toMatchObject({ kind: 'grievance', name: 'Sita' });
    expect(server.received).toEqual([]);
  });

  test.each([
    ['another site', {}, { origin: 'https://evil.example' }, 403],
    ['JSON', {}, { 'content-type': 'application/json' }, 415],
    ['too large a form', { text: 'a'.repeat(60_000) }, {}, 413],
  ] as const)('%s is rejected, and nothing is sent', async (_, fields, headers, status) => {
    const refused = await receiveEnquiry(form(fields, headers)).catch((error: unknown) => error);
    expect(refused instanceof Refusal && refused.status).toBe(status);
    expect(server.received).toEqual([]);
  });

  test('an address may send sixty messages an hour; then the form is shown again, and others may still send', async () => {
    const from = (address: string) => form({}, { 'x-forwarded-for': address });
    for (let index = 0; index < 60; index += 1) await submit(from('203.0.113.1'));
    expect(await submitUnsent(from('203.0.113.1'))).toMatchObject({ status: 429, reason: 'often', values: words });
    expect((await submit(from('203.0.113.2'))).status).toBe(303);
    expect(server.received).toHaveLength(61);
  });

  test('if no messages are accepted, the form is shown again with its values', async () => {
    delete process.env.SMTP_URL;
    delete process.env.ENQUIRY_TO;
    process.env.UPSTREAM_URL = 'https://api.campus.example';
    expect(await submitUnsent(form())).toMatchObject({ status: 404, reason: 'off', values: words });
  });
});

describe('feedback', () => {
  const SITE = 'https://campus.example';
  const before = { ...process.env };
  let dataDir: string;

  beforeEach(() => {
    globalThis.campusWebsite?.clear();
    dataDir = mkdtempSync(join(tmpdir(), 'useful-'));
    Object.assign(process.env, { DATA_DIR: dataDir, SITE_URL: SITE });
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.env = { ...before };
  });

  function form(from: string | null, body = 'useful=yes', headers: Record<string, string> = {}): Request {
    return new Request(`${SITE}/api/useful`, {
      method: 'POST',
      body,
      headers: {
        origin: SITE,
        'content-type': 'application/x-www-form-urlencoded',
        ...(from !== null && { referer: `${SITE}${from}` }),
        ...headers,
      },
    });
  }

  const statusOf = (request: Request) =>
    recordFeedback(request).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof Refusal ? error.status : Promise.reject(error)),
    );

  test('a vote is counted for its page and redirects back with thanks', async () => {
    const { status, headers } = await recordFeedback(form('/ne/about?from=card'));
    expect([status, headers.get('location')]).toEqual([303, '/ne/about#thanks']);
    expect(headers.get('set-cookie')).toBeNull();
    await recordFeedback(form('/about', 'useful=yes'));
    await recordFeedback(form('/about', 'useful=no'));
    await recordFeedback(form('/notice/item/5'));
    await recordFeedback(form('/notice/item/6'));
    expect(feedbackCounts()).toEqual([
      { page: '/about', vote: 'no', count: 1 },
      { page: '/about', vote: 'yes', count: 2 },
      { page: '/notice/item/{id}', vote: 'yes', count: 2 },
    ]);
  });

  test.each([
    ['no page', null, 'useful=yes', {}, 400],
    ['an unknown address', '/no-such-page', 'useful=yes', {}, 400],
    ['a page made for the request', '/search?q=a', 'useful=yes', {}, 400],
    ['another value', '/about', 'useful=maybe', {}, 400],
    ['an empty form', '/about', '', {}, 400],
    ['another site', '/about', 'useful=yes', { origin: 'https://evil.example' }, 403],
    ['JSON', '/about', '{}', { 'content-type': 'application/json' }, 415],
    ['a large body', '/about', `useful=${'y'.repeat(100)}`, {}, 413],
  ] as const)('%s is rejected and not counted', async (_, from, body, headers, status) => {
    expect(await statusOf(form(from, body, headers))).toBe(status);
    expect(feedbackCounts()).toEqual([]);
  });

  test('the metrics have all votes, and a failure is logged and changes none', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation();
    await recordFeedback(form('/about'));
    updateFeedbackMetrics();
    expect(warn).not.toHaveBeenCalled();
    Object.assign(process.env, { DATA_DIR: join(dataDir, 'useful.db') });
    globalThis.campusWebsite?.clear();
    updateFeedbackMetrics();
    expect(warn.mock.calls).toEqual([
      [{ err: expect.objectContaining({ code: 'EEXIST' }) }, 'page feedback cannot be read from DATA_DIR'],
    ]);
    warn.mockRestore();
  });

  test('an address may send two thousand votes an hour', async () => {
    for (let index = 0; index < 2000; index += 1) expect(await statusOf(form('/about'))).toBe(303);
    expect(await statusOf(form('/about'))).toBe(429);
    expect(await statusOf(form('/about', 'useful=no', { 'x-forwarded-for': '203.0.113.9' }))).toBe(303);
  });

  test('votes survive a restart and are exported as metrics', async () => {
    await recordFeedback(form('/about'));
    globalThis.campusWebsite?.clear();
    metrics.pageFeedback.reset();
    updateFeedbackMetrics();
    const { values } = await metrics.pageFeedback.get();
    expect(values.map(({ value, labels }) => [value, ...Object.values(labels)])).toEqual([[1, '/about', 'yes']]);
  });

  test('a failure to store a vote is reported', async () => {
    process.env.DATA_DIR = join(dataDir, 'file');
    writeFileSync(process.env.DATA_DIR, '');
    expect(await statusOf(form('/about'))).toBe(503);
    expect(() => updateFeedbackMetrics()).not.toThrow();
  });
});

describe('progress', () => {
  const SITE = 'https://campus.example';
  const before = { ...process.env };
  let dataDir: string;

  beforeAll(() => {
    globalThis.campusWebsite?.clear();
    dataDir = mkdtempSync(join(tmpdir(), 'enquiry-progress-'));
    delete process.env.UPSTREAM_URL;
    Object.assign(process.env, { DATA_DIR: dataDir, SITE_URL: SITE });
  });
  afterAll(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.env = { ...before };
  });

  const request = (reference: string, headers: Record<string, string> = {}) =>
    fetchProgress(
      new Request(`${SITE}/api/write/answered`, {
        method: 'POST',
        body: new URLSearchParams({ locale: 'ne', reference }),
        headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    );

  test.each([
    ['K7M2-94QX', 'K7M2-94QX'],
    [' k7m2 94qx ', 'K7M2-94QX'],
    ['k7m2–९४qx', 'K7M2-94QX'],
    ['KOM2-I4LX', 'K0M2-141X'],
    ['K7M2-94Q', null],
    ['K7M2-94QXX', null],
    ['K7M2-94QU', null],
    ["' OR 1=1", null],
    ['../../x', null],
    ['', null],
  ])('the reference %j is read as %j', (typed, reference) => {
    expect(readReference(typed)).toBe(reference);
  });

  test('a reference returns only the state of a message, not its text', async () => {
    await deliverEnquiry({
      id: 'a-distinct-form-0001',
      reference: 'K7M2-94QX',
      kind: 'grievance',
      name: 'Sita',
      email: 'sita@example.com',
      phone: '',
      text: 'No water in the hostel',
      language: 'ne',
    });
    const result = await request('k7m2 94qx');
    expect(result).toEqual({ locale: 'ne', status: 200, typed: 'k7m2 94qx', progress: expect.any(Object) });
    expect(Object.entries(result.progress)).toEqual([
      ['state', 'new'],
      ['received', expect.any(Number)],
      ['answered', null],
    ]);
    expect(await request('ZZZZ-ZZZZ')).toMatchObject({ status: 404, progress: 'none' });
    expect(await request('K7M2')).toMatchObject({ status: 422, progress: 'wrong' });
  });

  test('a form of another site is rejected', async () => {
    const result = request('K7M2-94QX', { origin: 'https://evil.example' });
    await expect(result).rejects.toMatchObject({ status: 403 });
    await expect(result).rejects.toBeInstanceOf(Refusal);
  });

  test('an address may look up sixty references an hour', async () => {
    const results = await Promise.all(Array.from({ length: 61 }, () => request('ZZZZ-ZZZZ')));
    expect(results.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(60);
    expect(await request('K7M2-94QX')).toMatchObject({ status: 429, progress: 'often' });
  });
});

import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Enquiry } from '#campus-api/records/enquiry/enquiry.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { makeStamp, readSentNote } from './form-stamp.ts';
import { messageOf } from './mail-enquiry.ts';
import { receiveEnquiry, type UnsentEnquiry } from './receive-enquiry.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';

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
const words = { kind: 'grievance', text: 'No water in the hostel', name: 'Sita', email: 'sita@example.com', phone: '' };

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

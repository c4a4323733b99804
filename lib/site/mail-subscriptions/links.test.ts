import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { refusing } from '#lib/platform/http/refusal.ts';
import { subscriberKey } from '#lib/site/notifications/choices/digests.ts';
import { applyBounce } from './bounces.ts';
import { handleLink, handleOneClick } from './handle-link.ts';
import { messageIdOf, newId, readLink, signLink, subscriberOfMessage } from './storage/keys.ts';
import { mailRecords } from './storage/mail-records.ts';
import { readSubscriber } from './storage/subscriber.ts';
import { withMail } from './testing/with-mail.ts';
import { followView } from './view.ts';

const { publish, subscribe } = withMail();
beforeEach(() => publish({ 1: { title: 'An older notice' } }));

const ORIGIN = 'https://campus.example';

async function post(fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields).toString();
  const sent = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers };
  const request = new Request(`${ORIGIN}/api/follow/mine`, { method: 'POST', headers: sent, body });
  let view: string | undefined;
  const response = await refusing(async () => {
    const result = await handleLink(request);
    if (result instanceof Response) return result;
    view = result.view.kind;
    return new Response(null, { status: result.status });
  })(request);
  return { status: response.status, location: response.headers.get('location'), view };
}

const linkOf = async (purpose: 'confirm' | 'manage' | 'end', id: string) =>
  signLink(await subscriberKey(), { purpose, id });

async function storeRequest(email: string, departments = ['all']): Promise<string> {
  const id = newId();
  const value = { email, departments, words: [], numbers: [], frequency: 'now', language: 'ne', at: Date.now() };
  await mailRecords().change([{ in: 'requests', key: id, value: JSON.stringify(value) }]);
  return id;
}

test('opening the link of a mail changes nothing; its button confirms once', async () => {
  const key = await linkOf('confirm', await storeRequest('sita@reader.example'));
  for (let visit = 0; visit < 3; visit += 1)
    expect((await followView(new URLSearchParams({ key }))).kind).toBe('confirm');
  expect(await mailRecords().count('subscribers')).toBe(0);
  const first = await post({ key, action: 'confirm', locale: 'ne' });
  expect(first).toMatchObject({
    status: 303,
    location: expect.stringMatching(/^\/ne\/notice\/follow\?key=m\..*done=confirmed$/),
  });
  expect(await mailRecords().count('subscribers')).toBe(1);
  expect(await post({ key, action: 'confirm', locale: 'ne' })).toMatchObject({ status: 404, view: 'unknown' });
  expect(await mailRecords().count('subscribers')).toBe(1);
});

test('a second request of the same address, in other letters, adds to the subscription', async () => {
  const id = await subscribe('Sita@reader.example', { departments: ['exam'] });
  const other = await storeRequest('sita@READER.example', ['admission']);
  await post({ key: await linkOf('confirm', other), action: 'confirm' });
  expect(await mailRecords().count('subscribers')).toBe(1);
  expect(readSubscriber(await mailRecords().get('subscribers', id))).toMatchObject({
    departments: ['exam', 'admission'],
    language: 'ne',
  });
});

test('a link permits only its own purpose, and a forged one permits nothing', async () => {
  const id = await subscribe('sita@reader.example', { departments: ['exam'] });
  const end = await linkOf('end', id);
  const manage = await linkOf('manage', id);
  expect((await post({ key: end, action: 'save', department: 'all' })).status).toBe(400);
  expect((await post({ key: manage, action: 'confirm' })).status).toBe(400);
  for (const forged of [
    '',
    'm',
    manage.replace('m.', 'c.'),
    manage.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    `${manage}A`,
  ])
    expect([forged, (await post({ key: forged, action: 'delete' })).status]).toEqual([forged, 404]);
  expect((await post({ key: manage, action: 'delete' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect(await mailRecords().count('subscribers')).toBe(1);
});

test('a reader sees and changes everything, and deletes it', async () => {
  const id = await subscribe('sita@reader.example', { departments: ['exam'] });
  const key = await linkOf('manage', id);
  const saved = await post([
    ['key', key],
    ['action', 'save'],
    ['words', 'scholarship, bus'],
    ['number', '7-2-29-145'],
    ['frequency', 'weekly'],
    ['language', 'ne'],
  ]);
  expect(saved).toMatchObject({ status: 303, location: expect.stringContaining('done=saved') });
  const view = await followView(new URLSearchParams({ key }));
  if (view.kind !== 'mine') throw new Error(view.kind);
  expect(view.subscriber).toMatchObject({
    departments: [],
    words: ['scholarship', 'bus'],
    frequency: 'weekly',
    language: 'ne',
  });
  const [number] = view.subscriber.numbers;
  expect(await post({ key, action: 'save', remove: number?.digest ?? '' })).toMatchObject({
    status: 422,
    view: 'mine',
  });
  expect(await post({ key, action: 'delete' })).toMatchObject({ status: 303, location: '/notice/follow?done=deleted' });
  for (const collection of ['subscribers', 'addresses', 'queue', 'requests', 'confirmations'] as const)
    expect([collection, await mailRecords().count(collection)]).toEqual([collection, 0]);
  expect((await followView(new URLSearchParams({ key }))).kind).toBe('unknown');
});

describe('one-click unsubscription', () => {
  const oneClick = async (key: string, body: string, type = 'application/x-www-form-urlencoded') => {
    const request = new Request(`http://site/api/follow/end?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    return (await refusing(handleOneClick)(request)).status;
  };

  test('ends the subscription without cookies or an origin, once and again', async () => {
    const key = await linkOf('end', await subscribe('sita@reader.example', { departments: ['exam'] }));
    expect(await oneClick(key, 'List-Unsubscribe=One-Click')).toBe(200);
    expect(await mailRecords().count('subscribers')).toBe(0);
    expect(await oneClick(key, 'List-Unsubscribe=One-Click')).toBe(200);
  });

  test('accepts the other encoding of forms', async () => {
    const key = await linkOf('end', await subscribe('sita@reader.example', { departments: ['exam'] }));
    const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect(await oneClick(key, body, 'multipart/form-data; boundary=x')).toBe(200);
    expect(await mailRecords().count('subscribers')).toBe(0);
  });

  test('refuses other bodies and other links', async () => {
    const id = await subscribe('sita@reader.example', { departments: ['exam'] });
    expect(await oneClick(await linkOf('end', id), '')).toBe(400);
    expect(await oneClick(await linkOf('end', id), 'a=b')).toBe(400);
    expect(await oneClick(await linkOf('manage', id), 'List-Unsubscribe=One-Click')).toBe(404);
    expect(await oneClick('e.x.y', 'List-Unsubscribe=One-Click')).toBe(404);
    expect(await mailRecords().count('subscribers')).toBe(1);
  });
});

test('a Message-ID names its subscriber only if this site has written it', async () => {
  const key = await subscriberKey();
  const [mail, subscriber] = [newId(), newId()];
  const id = messageIdOf(key, mail, subscriber, 'campus.example');
  expect(subscriberOfMessage(key, id)).toBe(subscriber);
  expect(subscriberOfMessage(key, id.replace(subscriber, newId()))).toBeNull();
  expect(readLink(key, `m.${subscriber}.${mail}`)).toBeNull();
});

describe('a report of a failed delivery', () => {
  const reportOf = (messageId: string, status = '5.1.1', action = 'failed') =>
    [
      'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
      '',
      '--x',
      'Content-Type: message/delivery-status',
      '',
      `Action: ${action}`,
      `Status: ${status}`,
      '--x',
      'Content-Type: text/rfc822-headers',
      '',
      'Message-ID:',
      ` ${messageId}`,
      '--x--',
    ].join('\r\n');
  const suspended = async (id: string) => readSubscriber(await mailRecords().get('subscribers', id))?.suspended;

  test('suspends a reader whose address does not exist', async () => {
    const id = await subscribe('sita@reader.example', { departments: ['exam'] });
    const messageId = messageIdOf(await subscriberKey(), newId(), id, 'campus.example');
    expect(await applyBounce(mailRecords(), reportOf(messageId, '4.2.2', 'delayed'), 5)).toBe(false);
    expect(await applyBounce(mailRecords(), reportOf(messageId, '5.2.2'), 5)).toBe(true);
    expect(await suspended(id)).toBeNull();
    expect(await applyBounce(mailRecords(), reportOf(messageId), 6)).toBe(true);
    expect(await suspended(id)).toBe(6);
  });

  test('is ignored for a mail that this site has not sent', async () => {
    const id = await subscribe('sita@reader.example', { departments: ['exam'] });
    const forged = messageIdOf('a'.repeat(43), newId(), id, 'campus.example');
    for (const message of ['', 'Hello', reportOf(forged), reportOf('<other@campus.example>')])
      expect(await applyBounce(mailRecords(), message, 5)).toBe(false);
    expect(await suspended(id)).toBeNull();
  });
});

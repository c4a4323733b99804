import '#lib/site/campus-client/testing/environment.ts';
import { refusing } from '#lib/platform/http/refusal.ts';
import { instance } from '#lib/platform/runtime/process-number.ts';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { hang, json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { leaderLease } from '#lib/site/outbox/leader-lease.ts';
import { readIds } from '#lib/site/outbox/news-records.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import { toNotification } from '../browser/notification.ts';
import { numberDigest, subscriberKey } from '../choices/digests.ts';
import type { PushMessage } from '../delivery/message.ts';
import { handlePushChoices } from '../handle-choices.ts';
import { handleSubscribe, handleUnsubscribe } from '../handle-subscription.ts';
import { phraseMatcher } from '../matching/reasons.ts';
import { createReceiver } from '../testing/receiver.ts';
import { isPushService } from './push-services.ts';
import { readSubscription, subscriptionId } from './subscription.ts';

describe('requests', () => {
  const campus = withCampusServer({ SITE_URL: 'https://campus.example' });
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  const { keys } = createReceiver();
  const subscription = { endpoint, keys, departments: ['exam'], language: 'ne' };

  beforeEach(() => campus().behave(json({ body: [samples.notice] })));

  function rawRequest(
    method: 'POST' | 'DELETE',
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const request = new Request('https://campus.example/api/push', {
      method,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: 'https://campus.example', ...headers },
    });
    return refusing(method === 'POST' ? handleSubscribe : handleUnsubscribe)(request);
  }

  const readStored = async (address = endpoint) =>
    readSubscription(await records().get('subscriptions', subscriptionId(address)));

  test('a subscription is stored, and existing notices count as announced', async () => {
    const response = await rawRequest('POST', { ...subscription, departments: ['exam', 'admission', 'exam'], more: 1 });
    expect([response.status, await response.json()]).toEqual([201, { departments: ['admission', 'exam'] }]);
    expect(await readStored()).toMatchObject({ endpoint, keys, departments: ['admission', 'exam'], language: 'ne' });
    expect(await readIds(records(), 'announced')).toEqual(new Set(['5']));
  });

  test('the last subscription of a browser counts, and "all" replaces single departments', async () => {
    await rawRequest('POST', subscription);
    const since = (await readStored())?.since;
    await rawRequest('POST', { ...subscription, departments: ['exam', 'all'], language: 'en' });
    expect(await readStored()).toMatchObject({ departments: ['all'], language: 'en', since });
    expect(await records().count('subscriptions')).toBe(1);
  });

  test('a subscription is stored also while the campus API is unavailable', async () => {
    process.env.UPSTREAM_TIMEOUT_MS = '100';
    campus().behave(hang);
    expect((await rawRequest('POST', subscription)).status).toBe(201);
    campus().behave(statusReply(500));
    expect(await readIds(records(), 'announced')).toBeNull();
  });

  test('a subscription is changed and deleted only with its secret', async () => {
    await rawRequest('POST', subscription);
    const { auth } = createReceiver().keys;
    expect((await rawRequest('POST', { ...subscription, keys: { ...keys, auth }, departments: ['all'] })).status).toBe(
      403,
    );
    expect((await rawRequest('DELETE', { endpoint, auth })).status).toBe(403);
    expect((await rawRequest('DELETE', { endpoint, auth: 'न'.repeat(22) })).status).toBe(403);
    expect(await readStored()).toMatchObject({ departments: ['exam'] });
    expect((await rawRequest('DELETE', { endpoint, auth: keys.auth })).status).toBe(204);
    expect(await readStored()).toBeNull();
    expect((await rawRequest('DELETE', { endpoint, auth: keys.auth })).status).toBe(204);
  });

  test('a browser that got another endpoint keeps its subscription', async () => {
    await rawRequest('POST', subscription);
    const since = (await readStored())?.since;
    const next = { ...subscription, endpoint: `${endpoint}d`, keys: createReceiver().keys };
    const stranger = { endpoint, auth: next.keys.auth };
    expect((await rawRequest('POST', { ...next, replaces: stranger })).status).toBe(403);
    expect((await rawRequest('POST', { ...next, replaces: { endpoint, auth: keys.auth } })).status).toBe(201);
    expect(await readStored()).toBeNull();
    expect(await readStored(next.endpoint)).toMatchObject({ since });
  });

  test.each([
    ['a machine of the internal network', { ...subscription, endpoint: 'http://127.0.0.1:6379/' }],
    ['no department', { ...subscription, departments: [] }],
    ['an unknown department', { ...subscription, departments: ['sports'] }],
    ['another language', { ...subscription, language: 'fr' }],
    ['a key that is no point of the curve', { ...subscription, keys: { ...keys, p256dh: 'B'.repeat(87) } }],
    ['a short secret', { ...subscription, keys: { ...keys, auth: 'abc' } }],
    ['a word of one letter', { ...subscription, words: ['a'] }],
    ['too many words', { ...subscription, words: Array.from({ length: 11 }, (_, at) => `word ${at}`) }],
    ['a number instead of its digest', { ...subscription, numbers: [{ digest: '7229145', added: 0 }] }],
    ['nothing', null],
  ])('a subscription with %s is refused with a message', async (_, body) => {
    const response = await rawRequest('POST', body);
    expect([response.status, await response.json()]).toEqual([400, { message: expect.stringMatching(/\.$/) }]);
    expect(await records().count('subscriptions')).toBe(0);
  });

  test('a pending message goes to the new endpoint of its browser', async () => {
    await rawRequest('POST', subscription);
    const value = JSON.stringify({ due: 5, tries: 2 });
    await records().change([{ in: 'push queue', key: subscriptionId(endpoint), value }]);
    const other = `${endpoint}-new`;
    await rawRequest('POST', { ...subscription, endpoint: other, replaces: { endpoint, auth: keys.auth } });
    expect(await records().get('push queue', subscriptionId(endpoint))).toBeNull();
    expect(await records().get('push queue', subscriptionId(other))).toBe(value);
  });

  test('a subscription that replaces itself stays, and a time in the future is corrected', async () => {
    await rawRequest('POST', subscription);
    const inFuture = JSON.stringify({ ...subscription, since: Date.now() + 1e9 });
    await records().change([{ in: 'subscriptions', key: subscriptionId(endpoint), value: inFuture }]);
    await rawRequest('POST', { ...subscription, replaces: { endpoint, auth: keys.auth } });
    expect((await readStored())?.since).toBeLessThanOrEqual(Date.now());
  });

  test('other pages, other types and long texts are refused', async () => {
    expect((await rawRequest('POST', subscription, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await rawRequest('DELETE', subscription, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await rawRequest('POST', subscription, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await rawRequest('POST', '{')).status).toBe(400);
    expect((await rawRequest('POST', { ...subscription, more: 'x'.repeat(7000) })).status).toBe(413);
  });

  test('a subscription that cannot be stored gets status 503', async () => {
    jest.spyOn(records(), 'change').mockRejectedValue(new Error('disk full'));
    const response = await rawRequest('POST', subscription);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  });

  test('the number of subscriptions is limited', async () => {
    jest.spyOn(records(), 'count').mockResolvedValue(50_000);
    expect((await rawRequest('POST', subscription)).status).toBe(503);
  });

  test('a browser may subscribe also while its earlier choice has a category that the campus has removed', async () => {
    const response = await rawRequest('POST', { ...subscription, departments: ['vacancies', 'exam'] });
    expect([response.status, await response.json()]).toEqual([201, { departments: ['exam'] }]);
    expect((await rawRequest('POST', { ...subscription, departments: ['vacancies'] })).status).toBe(400);
  });

  interface Reply {
    status: number;
    choices: Awaited<ReturnType<typeof handlePushChoices>> | null;
  }

  /** Sends the form of choices as its script does. */
  async function sendForm(
    fields: Record<string, string> | [string, string][],
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const sent: Reply['choices'][] = [];
    const own = { endpoint, p256dh: keys.p256dh, auth: keys.auth, locale: 'ne', language: 'ne', action: 'save' };
    const body = new URLSearchParams(own);
    for (const [name, value] of new URLSearchParams(fields)) body[name in own ? 'set' : 'append'](name, value);
    const request = new Request('https://campus.example/api/push/choices', {
      method: 'POST',
      body: body.toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://campus.example',
        ...headers,
      },
    });
    const response = await refusing(async (each) => {
      const choices = await handlePushChoices(each);
      sent.push(choices);
      return new Response(null, { status: choices.status });
    })(request);
    return { status: response.status, choices: sent[0] ?? null };
  }

  test('choices are stored with a digest of the number only, shown, changed and deleted', async () => {
    const digest = numberDigest(await subscriberKey(), '7229145');
    const first = await sendForm({ department: 'exam', words: ' छात्रवृत्ति, BBS  first year', number: '७-२-२९-१४५' });
    expect([first.status, first.choices?.done]).toEqual([200, 'saved']);
    const expected = { departments: ['exam'], words: ['छात्रवृत्ति', 'BBS first year'], numbers: [{ digest }] };
    expect(await readStored()).toMatchObject({ ...expected, language: 'ne' });
    for await (const page of records().pages('subscriptions')) expect(JSON.stringify(page)).not.toContain('7229145');
    const visible = await sendForm({ action: 'show' });
    expect(visible.choices?.subscription).toMatchObject({ ...expected, numbers: [{ added: expect.any(Number) }] });
    expect(JSON.stringify(visible)).not.toContain(digest);
    const added = String(visible.choices?.subscription?.numbers[0]?.added);
    await sendForm({ words: 'BBS', number: '7229146', remove: added, language: 'en' });
    const other = numberDigest(await subscriberKey(), '7229146');
    expect(await readStored()).toMatchObject({
      departments: [],
      words: ['BBS'],
      numbers: [{ digest: other }],
      language: 'en',
    });
    expect((await sendForm({ action: 'delete' })).choices).toMatchObject({ subscription: null, done: 'deleted' });
    expect(await readStored()).toBeNull();
  });

  test.each([
    ['a number of one digit', { number: '7' }, 'numberShort'],
    ['text as a number', { number: 'Sita' }, 'numberWrong'],
    ['words of one letter', { words: 'a' }, 'wordsWrong'],
    ['too many words', { words: Array.from({ length: 11 }, (_, at) => `word ${at}`).join(',') }, 'wordsWrong'],
    ['no choice', {}, 'nothingChosen'],
    ['an unknown category alone', { department: 'sports' }, 'nothingChosen'],
  ])('%s is rejected with the typed values, and nothing is stored', async (_, fields, problem) => {
    const { status, choices } = await sendForm(fields);
    expect([status, choices?.problems.map((each) => each.problem)]).toEqual([422, [problem]]);
    expect(choices?.form?.values).toMatchObject('department' in fields ? {} : fields);
    expect(await readStored()).toBeNull();
  });

  test('a sixth number is rejected, and a browser with another secret changes and sees nothing', async () => {
    for (let at = 0; at < 5; at += 1) await sendForm({ number: `722914${at}` });
    expect((await sendForm({ number: '7229149' })).choices?.problems).toEqual([
      { field: 'number', problem: 'numbersFull' },
    ]);
    expect((await readStored())?.numbers).toHaveLength(5);
    const { auth } = createReceiver().keys;
    for (const action of ['show', 'save', 'delete'])
      expect((await sendForm({ action, auth, department: 'all' })).status).toBe(403);
    expect((await readStored())?.departments).toEqual([]);
  });

  test('forms of other sites, for other machines, without an address and long ones are refused', async () => {
    expect((await sendForm({ department: 'exam' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await sendForm({ department: 'exam', endpoint: 'http://127.0.0.1:6379/' })).status).toBe(400);
    expect((await sendForm({ department: 'exam', endpoint: 'x'.repeat(2000) })).status).toBe(400);
    expect((await sendForm({ department: 'exam', more: 'x'.repeat(20_000) })).status).toBe(413);
    expect(await records().count('subscriptions')).toBe(0);
  });

  test('the button of a category keeps words and numbers, and words and digests of numbers are renewed', async () => {
    const first = await sendForm({ words: 'BBS', number: '7229145' });
    const sealed = first.choices?.subscription?.numbers;
    await rawRequest('POST', subscription);
    const stored = await readStored();
    expect(stored).toMatchObject({ departments: ['exam'], words: ['BBS'], numbers: [expect.anything()] });
    await rawRequest('DELETE', { endpoint, auth: keys.auth });
    const { words, numbers } = stored ?? {};
    const renew = (of: unknown) => rawRequest('POST', { ...subscription, departments: [], words, numbers: of });
    expect((await renew(numbers)).status).toBe(400);
    expect((await renew(sealed)).status).toBe(201);
    expect(await readStored()).toMatchObject({ departments: [], words, numbers });
  });

  test('a subscription from before words and numbers stays valid', async () => {
    const value = JSON.stringify({ ...subscription, since: 5 });
    await records().change([{ in: 'subscriptions', key: subscriptionId(endpoint), value }]);
    expect((await sendForm({ action: 'show' })).choices?.subscription).toMatchObject({
      departments: ['exam'],
      words: [],
      numbers: [],
    });
    await sendForm({ department: 'exam', number: '7229145' });
    expect(await readStored()).toMatchObject({ since: 5, departments: ['exam'], numbers: [expect.anything()] });
  });
});

describe('push services', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is a push service', (endpoint) => expect(isPushService(endpoint)).toBe(true));

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/',
    'https://user@fcm.googleapis.com/',
    'https://fcm.googleapis.com.evil.example/',
    'https://evilpush.apple.com.example/',
    'https://xfcm.googleapis.com/',
    'https://push.apple.com@127.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'http://localhost:3000/api/revalidate',
    'file:///etc/passwd',
    'https://fcm.googleapis.com/fcm/send/abc#2',
    ' https://fcm.googleapis.com/fcm/send/abc',
    'https://FCM.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com\\@127.0.0.1/',
    'https://fcm.googleapis.com/fcm/../fcm/send/abc',
    '//fcm.googleapis.com/',
    '',
  ])('%s is not a push service', (endpoint) => expect(isPushService(endpoint)).toBe(false));

  test('addresses of PUSH_SERVICES are push services, at their origin only', () => {
    process.env.PUSH_SERVICES = 'http://127.0.0.1:8123';
    expect(isPushService('http://127.0.0.1:8123/send/1')).toBe(true);
    expect(isPushService('http://127.0.0.1:8124/send/1')).toBe(false);
    expect(isPushService('http://x@127.0.0.1:8123/send/1')).toBe(false);
    delete process.env.PUSH_SERVICES;
  });
});

describe('notifications', () => {
  const notice = (id: string) => ({ id, path: `/ne/notice/item/${id}`, text: `सूचना ${id}\nअन्तिम मिति` });
  const message: PushMessage = {
    language: 'ne',
    words: { one: 'नयाँ परीक्षा सूचना', many: '{count} नयाँ परीक्षा सूचना' },
    list: '/ne/notice/exam',
    count: 3,
    notices: [notice('3'), notice('2'), notice('1')],
  };

  test('a notification of several notices counts them in the digits of the language and leads to the list', () => {
    expect(toNotification(message, [])).toMatchObject({
      title: '३ नयाँ परीक्षा सूचना',
      body: 'सूचना 3\nसूचना 2\nसूचना 1',
      data: '/ne/notice/exam',
      lang: 'ne',
    });
  });

  test('a message with one notice, or one new notice, leads to that notice', () => {
    const only = { title: 'नयाँ परीक्षा सूचना', body: 'सूचना 3\nअन्तिम मिति', data: '/ne/notice/item/3', tag: 'notice-3' };
    expect(toNotification({ ...message, count: 1, notices: [notice('3')] }, [])).toMatchObject(only);
    expect(toNotification(message, ['1', '2'])).toMatchObject(only);
  });

  test('a message that comes twice replaces its own notification', () => {
    expect(toNotification(message, ['1', '2', '3'])).toMatchObject({ tag: 'notice-3', title: 'नयाँ परीक्षा सूचना' });
  });

  test('notices that are left out of the message are counted', () => {
    expect(toNotification({ ...message, count: 40 }, []).title).toBe('४० नयाँ परीक्षा सूचना');
    expect(toNotification({ ...message, count: 40 }, ['1']).title).toBe('२ नयाँ परीक्षा सूचना');
  });

  test('a notice alone has its own title, which states what matched', () => {
    const match = { ...notice('4'), title: 'तपाईंको सिम्बोल नम्बर भेटियो' };
    expect(toNotification({ ...message, notices: [match, notice('3')] }, ['3']).title).toBe(match.title);
    expect(toNotification({ ...message, notices: [match, notice('3')] }, []).title).toBe('३ नयाँ परीक्षा सूचना');
  });
});

describe('the lease of the leader', () => {
  test('a single instance always has the lease', async () => {
    expect(await leaderLease(null)()).toBe(true);
  });

  test('one of several instances has the lease, until it stops renewing it', async () => {
    let holder: string | null = 'another';
    const redis = {
      set: async (_: string, value: string) => {
        if (holder !== null) return null;
        holder = value;
        return 'OK';
      },
      get: async () => holder,
      pTTL: async () => (holder === 'garbage' ? -1 : 1000),
      del: async () => {
        holder = null;
      },
      pExpire: async () => 1,
    };
    const { store, become } = fakeStore(redis);
    const take = leaderLease(store);
    expect(await take()).toBe(false);
    holder = null;
    expect(await take()).toBe(true);
    expect(holder).toBe(instance);
    expect(await take()).toBe(true);
    holder = 'garbage';
    expect([await take(), await take()]).toEqual([false, true]);
    become('unavailable');
    await expect(take()).rejects.toThrow('unavailable');
  });
});

describe('words of titles', () => {
  const title = 'छात्रवृत्तिका लागि आवेदन दिने सूचना: BBS first year';

  test.each([
    'छात्रवृत्ति',
    'chhatrabritti',
    'scholarship',
    'bbs',
    'BBS first year',
    'year first bbs',
    'scholarship for BBS',
    'छात्रबृत्ती',
  ])('the title has “%s”', (phrase) => expect(phraseMatcher(title)(phrase)).toBe(true));

  test.each(['library', 'BBS second year', 'scholarship library', 'पुस्तकालय', '---', ''])(
    'the title lacks “%s”',
    (phrase) => expect(phraseMatcher(title)(phrase)).toBe(false),
  );

  test('phrases with common words are compared independently', () => {
    const hasPhrase = phraseMatcher(title);
    expect(['first library', 'first year', 'library year', 'BBS'].map(hasPhrase)).toEqual([false, true, false, true]);
  });
});

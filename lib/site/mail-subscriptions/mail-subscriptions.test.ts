import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { refusing } from '#lib/platform/http/refusal.ts';
import { readOutboxStatus, writePauseWish } from '#lib/platform/watch/outbox-status.ts';
import { advanceClock, DAY, HOUR, MINUTE } from '#lib/site/campus-client/testing/fake-clock.ts';
import { makeStamp } from '#lib/site/enquiries/form-stamp.ts';
import { numberDigest, subscriberKey } from '#lib/site/notifications/choices/digests.ts';
import { readDocument } from '#lib/site/notifications/testing/read-document.ts';
import { newEntry, storeEntry } from '#lib/site/outbox/queue.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import { applyBounce, readBounce } from './bounces.ts';
import { confirmRequest } from './change-subscription.ts';
import { handleLink, handleOneClick } from './handle-link.ts';
import { messageIdOf, newId, readLink, signLink, subscriberOfMessage } from './keys.ts';
import { storeConfirmation } from './queue.ts';
import { mailboxOf, requestSubscription } from './request-subscription.ts';
import { readSubscriber } from './subscriber.ts';
import { readFollowForm } from './subscription-form.ts';
import { withMail } from './testing/with-mail.ts';
import { followView } from './view.ts';

describe('the form', () => {
  const read = (fields: Record<string, string> | [string, string][]) =>
    readFollowForm(new URLSearchParams(fields), { hasEmail: true });
  const problemsOf = (fields: Record<string, string>) => read({ email: 'a@reader.example', ...fields }).problems;

  test.each([
    ['no address', ''],
    ['a list of addresses', 'a@reader.example, b@reader.example'],
    ['two addresses', 'a@reader.example b@reader.example'],
    ['a name', 'Sita <a@reader.example>'],
    ['a header', 'a@reader.example\r\nBcc: b@reader.example'],
    ['an encoded line break', 'a@reader.example%0aBcc:b@reader.example'],
    ['a quoted name', '"a b"@reader.example'],
    ['a bare host', 'a@localhost'],
    ['an address of an internal machine', 'a@[127.0.0.1]'],
    ['a long address', `${'a'.repeat(300)}@reader.example`],
  ])('%s is refused', (_, email) => {
    expect(read({ email }).problems).toEqual([{ field: 'email', problem: expect.stringMatching(/^email/) }]);
  });

  test.each([
    ['1', 'numberShort'],
    ['१२३४', 'numberShort'],
    ['Sita', 'numberWrong'],
    ['12345a', 'numberWrong'],
    ['1'.repeat(40), 'numberWrong'],
  ])('the number “%s” is refused', (number, problem) => {
    expect(problemsOf({ number })).toEqual([{ field: 'number', problem }]);
  });

  test('a number is read in both digits and any grouping', () => {
    expect(read({ email: 'a@b.example', number: ' ७-२-२९-१४५ ' })).toMatchObject({ digits: '7229145', problems: [] });
  });

  test.each([
    ['one letter', 'a'],
    ['only signs', 'scholarship, ---'],
    ['too many phrases', Array.from({ length: 11 }, (_, at) => `word ${at}`).join(',')],
    ['a long phrase', 'a'.repeat(61)],
    ['an address', 'win at https://evil.example/now'],
    ['a host', 'visit evil.example'],
    ['a short host', 'visit t.co/x'],
    ['a shorter host', 'x.com'],
    ['a host of letters of Nepal', 'हेर्नुहोस् क्याम्पस.नेपाल'],
    ['an address of mail', 'write to me@evil.example'],
  ])('%s: the words are refused', (_, words) => {
    expect(problemsOf({ words })).toEqual([{ field: 'words', problem: 'wordsWrong' }]);
  });

  test.each(['B.Sc. CSIT', 'B.Ed', 'M.Sc.Physics', 'BBS/BBA 2080/81', 'सूचना नं. १२', 'C++'])(
    'the words “%s” are accepted, as no address is in them',
    (words) => expect(problemsOf({ words })).toEqual([]),
  );

  test('phrases are separated by the commas of all keyboards, each once', () => {
    expect(read({ words: ' छात्रवृत्ति,  BBS  first year، BBS first year ,' }).phrases).toEqual([
      'छात्रवृत्ति',
      'BBS first year',
    ]);
  });

  test('unknown departments are left out, and all notices include the others', () => {
    expect(
      read([
        ['department', 'exam'],
        ['department', 'sports'],
      ]).values.departments,
    ).toEqual(['exam']);
    expect(
      read([
        ['department', 'exam'],
        ['department', 'all'],
      ]).values.departments,
    ).toEqual(['all']);
  });
});

describe('links', () => {
  const { publish, subscribe } = withMail();
  beforeEach(() => {
    process.env.SESSION_SECRET = 'a secret of at least thirty-two characters';
    publish({ 1: { title: 'An older notice' } });
  });

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

  /** Sends the form for an address from a sender. */
  async function request(email: string, sender: string, stamp = makeStamp(Date.now() - MINUTE)) {
    const headers = {
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': sender,
    };
    const body = new URLSearchParams({ email, words: 'scholarship', stamp }).toString();
    const result = await requestSubscription(new Request(`${ORIGIN}/api/follow`, { method: 'POST', headers, body }));
    return result.kind === 'sent' ? 'sent' : result.reason;
  }

  test('many addresses of one network do not close the subscription for others', async () => {
    const results: string[] = [];
    for (const host of [1, 2, 3])
      for (let form = 0; form < 60; form += 1)
        results.push(await request(`a${host}-${form}@reader.example`, `192.0.2.${host}`));
    const groups = Map.groupBy(results, (result) => result);
    expect([...groups].map(([result, all]) => [result, all.length])).toEqual([
      ['sent', 120],
      ['often', 60],
    ]);
    expect(await records().count('requests')).toBe(120);
    expect(await request('b@reader.example', '198.51.100.1')).toBe('sent');
    expect(await records().count('requests')).toBe(121);
  });

  test('one form stores at most three confirmations, also when each is refused by its reader', async () => {
    const stamp = makeStamp(Date.now() - MINUTE);
    let stored = 0;
    for (let form = 0; form < 6; form += 1) {
      await request(`c${form}@reader.example`, '203.0.113.1', stamp);
      stored += await records().count('requests');
      for await (const page of records().pages('requests'))
        for (const [id] of page) await post({ key: await linkOf('confirm', id), action: 'delete' });
    }
    expect(stored).toBe(3);
  });

  test('forms that store nothing count for their sender alone', async () => {
    for (let host = 1; host <= 12; host += 1)
      for (let form = 0; form < 59; form += 1) await request('d@reader.example', `203.0.${host}.1`);
    expect(await records().count('requests')).toBe(3);
    expect(await request('e@reader.example', '198.51.100.9')).toBe('sent');
    expect(await records().count('requests')).toBe(4);
  });

  const linkOf = async (purpose: 'confirm' | 'manage' | 'end', id: string) =>
    signLink(await subscriberKey(), { purpose, id });

  async function storeRequest(email: string, departments = ['all']): Promise<string> {
    const id = newId();
    const value = { email, departments, words: [], numbers: [], frequency: 'now', language: 'ne', at: Date.now() };
    await records().change([{ in: 'requests', key: id, value: JSON.stringify(value) }]);
    return id;
  }

  test('opening the link of a mail changes nothing; its button confirms once', async () => {
    const key = await linkOf('confirm', await storeRequest('sita@reader.example'));
    for (let visit = 0; visit < 3; visit += 1)
      expect((await followView(new URLSearchParams({ key }))).kind).toBe('confirm');
    expect(await records().count('subscribers')).toBe(0);
    const first = await post({ key, action: 'confirm', locale: 'ne' });
    expect(first).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/ne\/notice\/follow\?key=m\..*done=confirmed$/),
    });
    expect(await records().count('subscribers')).toBe(1);
    expect(await post({ key, action: 'confirm', locale: 'ne' })).toMatchObject({ status: 404, view: 'unknown' });
    expect(await records().count('subscribers')).toBe(1);
  });

  test('a change that other processes overtake is repeated four times, and then refused', async () => {
    const id = await storeRequest('sita@reader.example');
    const overtaken = (times: number) => {
      let attempts = 0;
      const change: ReturnType<typeof records>['change'] = async (...args) => {
        attempts += 1;
        return attempts > times && records().change(...args);
      };
      return { ...records(), change };
    };
    await expect(confirmRequest(overtaken(5), await subscriberKey(), id, 0)).rejects.toMatchObject({ status: 503 });
    expect(await confirmRequest(overtaken(4), await subscriberKey(), id, 0)).toEqual(expect.any(String));
    expect(await records().count('subscribers')).toBe(1);
  });

  test('a second request of the same address, in other letters, adds to the subscription', async () => {
    const id = await subscribe('Sita@reader.example', { departments: ['exam'] });
    const other = await storeRequest('sita@READER.example', ['admission']);
    await post({ key: await linkOf('confirm', other), action: 'confirm' });
    expect(await records().count('subscribers')).toBe(1);
    expect(readSubscriber(await records().get('subscribers', id))).toMatchObject({
      departments: ['exam', 'admission'],
      language: 'ne',
    });
  });

  test.each(['save', 'anything', ''])('the action “%s” does not confirm a request', async (action) => {
    const key = await linkOf('confirm', await storeRequest('sita@reader.example'));
    expect((await post({ key, action })).status).toBe(400);
    expect([await records().count('subscribers'), await records().count('requests')]).toEqual([0, 1]);
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
    expect(await records().count('subscribers')).toBe(1);
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
    const view = await followView(new URLSearchParams({ key, done: 'saved' }));
    if (view.kind !== 'mine') throw new Error(view.kind);
    expect(view.done).toBe('saved');
    expect(view.subscriber).toMatchObject({
      departments: [],
      words: ['scholarship', 'bus'],
      frequency: 'weekly',
      language: 'ne',
    });
    const [number] = view.subscriber.numbers;
    expect(await post({ key, action: 'save', remove: String(number?.added) })).toMatchObject({
      status: 422,
      view: 'mine',
    });
    const own = await storeRequest('SITA@reader.example');
    const other = await storeRequest('gita@reader.example');
    const reader = await subscribe('hari@reader.example', { departments: ['exam'] });
    await records().change([
      storeConfirmation(own, 0),
      storeConfirmation(other, 0),
      ...[id, reader].map((to) => storeEntry('mail', newEntry(`mail to ${to}`, { to, isWeekly: true, items: [] }, 0))),
    ]);
    expect(await post({ key, action: 'delete' })).toMatchObject({
      status: 303,
      location: '/notice/follow?done=deleted',
    });
    for (const [collection, name] of [
      ['subscribers', reader],
      ['requests', other],
      ['mail queue', `confirmation ${other}`],
      ['mail queue', `mail to ${reader}`],
    ] as const)
      expect(await records().get(collection, name)).not.toBeNull();
    for (const [collection, count] of [
      ['subscribers', 1],
      ['requests', 1],
      ['mail queue', 2],
      ['addresses', 1],
    ] as const)
      expect([collection, await records().count(collection)]).toEqual([collection, count]);
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
      expect(await records().count('subscribers')).toBe(0);
      expect(await oneClick(key, 'List-Unsubscribe=One-Click')).toBe(200);
    });

    test('accepts the other encoding of forms', async () => {
      const key = await linkOf('end', await subscribe('sita@reader.example', { departments: ['exam'] }));
      const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
      expect(await oneClick(key, body, 'multipart/form-data; boundary=x')).toBe(200);
      expect(await records().count('subscribers')).toBe(0);
    });

    test('refuses other bodies and other links', async () => {
      const id = await subscribe('sita@reader.example', { departments: ['exam'] });
      expect(await oneClick(await linkOf('end', id), '')).toBe(400);
      expect(await oneClick(await linkOf('end', id), 'a=b')).toBe(400);
      expect(await oneClick(await linkOf('manage', id), 'List-Unsubscribe=One-Click')).toBe(404);
      expect(await oneClick('e.x.y', 'List-Unsubscribe=One-Click')).toBe(404);
      expect(await records().count('subscribers')).toBe(1);
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
    const suspended = async (id: string) => readSubscriber(await records().get('subscribers', id))?.suspended;

    test('suspends a reader whose address does not exist', async () => {
      const id = await subscribe('sita@reader.example', { departments: ['exam'] });
      const messageId = messageIdOf(await subscriberKey(), newId(), id, 'campus.example');
      expect(await applyBounce(records(), reportOf(messageId, '4.2.2', 'delayed'), 5)).toBe(false);
      expect(await applyBounce(records(), reportOf(messageId, '5.2.2'), 5)).toBe(true);
      expect(await suspended(id)).toBeNull();
      expect(await applyBounce(records(), reportOf(messageId), 6)).toBe(true);
      expect(await suspended(id)).toBe(6);
    });

    test('is ignored for a mail that this site has not sent', async () => {
      const id = await subscribe('sita@reader.example', { departments: ['exam'] });
      const forged = messageIdOf('a'.repeat(43), newId(), id, 'campus.example');
      for (const message of ['', 'Hello', reportOf(forged), reportOf('<other@campus.example>')])
        expect(await applyBounce(records(), message, 5)).toBe(false);
      expect(await suspended(id)).toBeNull();
    });
  });
});

describe('rounds', () => {
  const { campus, mail, publish, subscribe, startRound, received } = withMail();
  const old = { 1: { title: 'An older notice', category: 10 } };

  /** Finds what was published, waits until it is due, and sends. */
  async function publishAndSend(round: ReturnType<typeof startRound>, notices: Parameters<typeof publish>[0]) {
    publish(notices);
    await round({ isPublished: true });
    advanceClock(2 * MINUTE);
    await round();
  }

  const subjects = () => received().map(({ to, subject }) => [to.replace(/.*<(.*)>.*/, '$1'), subject]);

  test('nothing is requested from the campus without subscribers', async () => {
    publish(old);
    await startRound()({ isPublished: true });
    expect(campus().seen).toEqual([]);
  });

  test('a notice is mailed once, after two minutes, to the subscribers whom it concerns, in their language', async () => {
    publish(old);
    await subscribe('exam@reader.example', { departments: ['exam'] });
    await subscribe('all@reader.example', { departments: ['all'], language: 'ne' });
    await subscribe('admission@reader.example', { departments: ['admission'] });
    await subscribe('words@reader.example', { words: ['scholarship', 'chhatrabritti'] });
    const round = startRound();
    await round();
    publish({ ...old, 2: { title: 'छात्रवृत्तिको सूचना', category: 10 } });
    await round({ isPublished: true });
    advanceClock(2 * MINUTE - 1000);
    await round();
    expect(received()).toEqual([]);
    advanceClock(1000);
    await round();
    await round();
    await startRound()({ isPublished: true });
    expect(subjects().sort()).toEqual([
      ['all@reader.example', 'नयाँ सूचना: छात्रवृत्तिको सूचना'],
      ['exam@reader.example', 'New notice: छात्रवृत्तिको सूचना'],
      ['words@reader.example', 'New notice: छात्रवृत्तिको सूचना'],
    ]);
  });

  test('the mail has the headers of lists, one Message-ID, and nothing that reports its reading', async () => {
    publish(old);
    await subscribe('exam@reader.example', { departments: ['exam'] });
    const round = startRound();
    await round();
    await publishAndSend(round, { ...old, 2: { title: 'Routine\r\nBcc: everyone@campus.example', category: 10 } });
    const [{ message } = { message: '' }] = received();
    const [head = ''] = message.split('\r\n\r\n', 1);
    const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
    expect(unfolded).toMatch(/^List-Unsubscribe: <https:\/\/campus\.example\/api\/follow\/end\?key=e\.[^>]+>/m);
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(unfolded).toMatch(/^Message-ID: <notices\.[\w.-]+@campus\.example>/im);
    expect(unfolded).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(unfolded).not.toMatch(/^Bcc:/im);
    expect(message).not.toMatch(/<img|<script|@import|url\(/i);
  });

  test('a notice that was withdrawn within two minutes is not mailed, and an edited one is mailed as it is then', async () => {
    publish(old);
    await subscribe('all@reader.example', { departments: ['all'] });
    const round = startRound();
    await round();
    publish({ ...old, 2: { title: 'By mistake' }, 3: { title: 'Rutine' } });
    await round({ isPublished: true });
    advanceClock(MINUTE);
    await publishAndSend(round, { ...old, 3: { title: 'Routine' } });
    expect(subjects()).toEqual([['all@reader.example', 'New notice: Routine']]);
    await publishAndSend(round, { ...old, 2: { title: 'By mistake' }, 3: { title: 'Routine' } });
    expect(received()).toHaveLength(1);
  });

  test('while the mail server is away for hours the queue survives restarts, and each reader gets one mail', async () => {
    publish(old);
    await subscribe('one@reader.example', { departments: ['all'] });
    await subscribe('two@reader.example', { departments: ['all'] });
    const first = startRound();
    await first();
    mail().refuse(true);
    await publishAndSend(first, { ...old, 2: { title: 'First' } });
    for (let hour = 0; hour < 6; hour += 1) {
      advanceClock(HOUR);
      await startRound()({ isPublished: true });
    }
    await publishAndSend(startRound(), { ...old, 2: { title: 'First' }, 3: { title: 'Second' } });
    expect(received()).toEqual([]);
    mail().refuse(false);
    const last = startRound();
    await last();
    await last();
    expect(
      subjects()
        .map(([to, subject]) => [to, subject?.slice(0, 15)])
        .sort(),
    ).toEqual([
      ['one@reader.example', '2 new notices o'],
      ['two@reader.example', '2 new notices o'],
    ]);
  });

  test('a message that the server received without a reply is sent again with the same Message-ID', async () => {
    publish(old);
    await subscribe('one@reader.example', { departments: ['all'] });
    const round = startRound();
    await round();
    mail().hang(true);
    await publishAndSend(round, { ...old, 2: { title: 'First' } });
    mail().hang(false);
    await publishAndSend(startRound(), { ...old, 2: { title: 'First' }, 3: { title: 'Second' } });
    const ids = received().map(({ message, subject }) => [subject, /^Message-ID:\s+(<.*>)/im.exec(message)?.[1]]);
    expect(ids.map(([subject]) => subject)).toEqual(['New notice: First', 'New notice: First', 'New notice: Second']);
    expect(ids[0]?.[1]).toMatch(/^<notices\./);
    expect(ids[0]?.[1]).toBe(ids[1]?.[1]);
    expect(ids[2]?.[1]).not.toBe(ids[1]?.[1]);
  });

  test('while weekly mails wait, the queue is not read in each round, and a mail that is due is sent at once', async () => {
    publish(old);
    await subscribe('weekly@reader.example', { departments: ['all'], frequency: 'weekly' });
    await subscribe('exam@reader.example', { departments: ['exam'] });
    const round = startRound();
    await round();
    await publishAndSend(round, { ...old, 2: { title: 'First', category: 12 } });
    await round();
    const pages = jest.spyOn(records(), 'pages');
    await round();
    expect(pages.mock.calls.filter(([collection]) => collection === 'mail queue')).toEqual([]);
    pages.mockRestore();
    await publishAndSend(round, { ...old, 2: { title: 'First', category: 12 }, 3: { title: 'Second', category: 10 } });
    expect(subjects()).toEqual([['exam@reader.example', 'New notice: Second']]);
  });

  test('a weekly mail has the notices of the week that are still published, on Sunday at seven in Nepal', async () => {
    publish(old);
    await subscribe('weekly@reader.example', { departments: ['all'], frequency: 'weekly' });
    const round = startRound();
    await round();
    await publishAndSend(round, { ...old, 2: { title: 'Tuesday' } });
    advanceClock(2 * DAY);
    await publishAndSend(round, {
      ...old,
      2: { title: 'Tuesday' },
      3: { title: 'Thursday' },
      4: { title: 'Withdrawn' },
    });
    publish({ ...old, 2: { title: 'Tuesday' }, 3: { title: 'Thursday' } });
    jest.setSystemTime(Date.parse('2026-11-29T01:14:00Z'));
    await round();
    expect(received()).toEqual([]);
    jest.setSystemTime(Date.parse('2026-11-29T01:15:00Z'));
    await round();
    expect(subjects()).toEqual([['weekly@reader.example', expect.stringMatching(/^This week at .*: 2 notices$/)]]);
  });

  test('a mailbox that does not exist is suspended at once, others after rejections on three days', async () => {
    publish(old);
    const missing = await subscribe('missing@reader.example', { departments: ['all'] });
    const full = await subscribe('full@reader.example', { departments: ['all'] });
    const round = startRound();
    await round();
    mail().replyTo((to) => (to.includes('missing') ? '550 5.1.1 no such user' : '552 5.2.2 mailbox full'));
    let notices: Parameters<typeof publish>[0] = old;
    const suspended = async (id: string) => readSubscriber(await records().get('subscribers', id))?.suspended ?? null;
    for (const day of [1, 2, 3]) {
      notices = { ...notices, [day + 1]: { title: `Notice ${day}` } };
      await publishAndSend(round, notices);
      expect(await suspended(missing)).not.toBeNull();
      expect((await suspended(full)) === null).toBe(day < 3);
      advanceClock(DAY);
    }
    mail().replyTo(null);
    await publishAndSend(round, { ...notices, 9: { title: 'Later' } });
    expect(received()).toEqual([]);
    for (let day = 1; day <= 31; day += 1) {
      advanceClock(DAY);
      await round();
    }
    expect([await records().count('subscribers'), await records().count('addresses')]).toEqual([0, 0]);
  });

  test('a temporary rejection is tried again', async () => {
    publish(old);
    await subscribe('grey@reader.example', { departments: ['all'] });
    const round = startRound();
    await round();
    mail().replyTo(() => '450 4.2.0 greylisted');
    await publishAndSend(round, { ...old, 2: { title: 'First' } });
    mail().replyTo(null);
    await round();
    expect(received()).toEqual([]);
    advanceClock(5 * MINUTE);
    await round();
    expect(subjects()).toEqual([['grey@reader.example', 'New notice: First']]);
  });

  test('ten rejections in a row pause the mails, and the admin resumes them', async () => {
    publish(old);
    for (let at = 0; at < 12; at += 1) await subscribe(`reader-${at}@reader.example`, { departments: ['all'] });
    const round = startRound();
    await round();
    mail().replyTo(() => '550 5.7.1 this server is blocked');
    await publishAndSend(round, { ...old, 2: { title: 'First' } });
    advanceClock(6000);
    await round();
    const dataDir = process.env.DATA_DIR ?? '';
    expect(readOutboxStatus(dataDir)?.services[0]).toMatchObject({
      pause: { by: 'rejections' },
      waiting: 2,
      figures: { subscribers: 12 },
    });
    mail().replyTo(null);
    await round();
    expect(received()).toEqual([]);
    await writePauseWish(dataDir, 'mail', { isPaused: false, name: 'sita', at: Date.now() });
    await round();
    expect(received()).toHaveLength(2);
  });

  test('a request without a confirmation is deleted after 48 hours', async () => {
    publish(old);
    const request = { email: 'a@reader.example', departments: ['all'], words: [], numbers: [], frequency: 'now' };
    const value = JSON.stringify({ ...request, language: 'en', at: Date.now() });
    await records().change([{ in: 'requests', key: 'request', value }]);
    const round = startRound();
    await round();
    for (const step of [DAY, DAY - MINUTE]) {
      advanceClock(step);
      await round();
    }
    expect(await records().count('requests')).toBe(1);
    advanceClock(2 * MINUTE + HOUR);
    await round();
    expect(await records().count('requests')).toBe(0);
  });

  test('one reading of a clock that is wrong deletes no request', async () => {
    publish(old);
    const round = startRound();
    await round();
    const request = { email: 'a@reader.example', departments: ['all'], words: [], numbers: [], frequency: 'now' };
    const value = JSON.stringify({ ...request, language: 'en', at: Date.now() });
    await records().change([{ in: 'requests', key: 'request', value }]);
    advanceClock(200 * DAY);
    await round();
    expect(await records().count('requests')).toBe(1);
  });
});

describe('documents', () => {
  const { publish, subscribe, startRound, received } = withMail();
  const old = { 1: { title: 'An older notice' } };
  const result = { 2: { title: 'परीक्षाफल', fileName: 'result.pdf' } };

  const follow = async (digits: string) => [{ digest: numberDigest(await subscriberKey(), digits), added: Date.now() }];

  async function publishResult(round: ReturnType<typeof startRound>): Promise<void> {
    await round();
    publish({ ...old, ...result });
    await round({ isPublished: true });
    advanceClock(2 * MINUTE);
    await round();
  }

  test('a number is found in a document that is read later, in any spelling, and is not in the mail', async () => {
    publish(old);
    await subscribe('sita@reader.example', { numbers: await follow('7229145') });
    await subscribe('hari@reader.example', { numbers: await follow('722914') });
    const round = startRound();
    await publishResult(round);
    expect(received()).toEqual([]);
    await readDocument('result.pdf', [['७-२-२९-१४५', 'सीता']], 'first');
    await round({ hasDocuments: true });
    const mails = received();
    expect(mails.map(({ to, subject }) => [to.includes('sita'), subject])).toEqual([
      [true, 'Your number is in: परीक्षाफल'],
    ]);
    expect(mails[0]?.message).not.toMatch(/7-?2-?29-?145/);
  });

  test('a notice is mailed once for a number, also when its document is recognised or corrected later', async () => {
    publish(old);
    await subscribe('sita@reader.example', { numbers: await follow('7229145') });
    await subscribe('gita@reader.example', { numbers: await follow('7229146') });
    const round = startRound();
    await publishResult(round);
    await readDocument('result.pdf', [['7-2-29-145', 'Sita']], 'first');
    await round({ hasDocuments: true });
    await readDocument(
      'result.pdf',
      [
        ['7-2-29-145', 'Sita'],
        ['7-2-29-146', 'Gita'],
      ],
      'second',
    );
    await round({ hasDocuments: true });
    await startRound()({ hasDocuments: true });
    expect(received().map(({ to }) => to.includes('sita'))).toEqual([true, false]);
  });

  test('the database has neither the number nor a plain hash of it', async () => {
    publish(old);
    await subscribe('sita@reader.example', { numbers: await follow('7229145') });
    for (const collection of ['subscribers', 'requests', 'addresses', 'state'] as const)
      for await (const page of records().pages(collection)) expect(JSON.stringify(page)).not.toContain('7229145');
    expect(numberDigest('a'.repeat(43), '7229145')).not.toBe(numberDigest(await subscriberKey(), '7229145'));
  });
});

describe('bounces', () => {
  test.each([
    ['a.b.c+x@googlemail.com', 'abc@gmail.com'],
    ['abc@GMAIL.com', 'abc@gmail.com'],
    ['a.b+c@campus.example', 'a.b@campus.example'],
  ])('the address %s is the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

  const key = 'a key of the tests';
  const subscriber = newId();
  const id = messageIdOf(key, newId(), subscriber, 'campus.example');
  const returned = `From: Campus\nMessage-ID: ${id}\n\nbody`;
  const report = (fields: string, part = `Content-Type: message/rfc822\n\n${returned}`) =>
    `From: mailer\nContent-Type: multipart/report; boundary="b"\n\n--b\nContent-Type: message/delivery-status\n\n${fields}\n\n--b\n${part}\n--b--`;
  const quoted = (id.match(/.{1,20}/g) ?? []).join('=\n').replace('@', '=40');

  test.each([
    ['a failure after days', report('Action: failed\nStatus: 4.4.1'), '4.4.1'],
    ['Exim', report('Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550-5.1.1 no such user'), '5.1.1'],
    ['Microsoft', report('Action: failed\nStatus: 5.4.1\nDiagnostic-Code: smtp;550 5.4.1 denied'), '5.4.1'],
    [
      'qmail',
      `Subject: failure notice\n\nHi. This is the qmail-send program.\n\nRemote host said: 550 5.1.1 no\n\n${returned}`,
      '5.1.1',
    ],
    [
      'old Exim',
      `X-Failed-Recipients: a@b.example\n\n  SMTP error:\n    550 5.1.1 no such user\n\n${returned}`,
      '5.1.1',
    ],
    [
      'quoted-printable',
      report('Action: failed\nStatus: 5.1.1', `Content-Transfer-Encoding: quoted-printable\n\nMessage-ID: ${quoted}\n`),
      '5.1.1',
    ],
    [
      'base64',
      report(
        'Action: failed\nStatus: 5.1.1',
        `Content-Transfer-Encoding: base64\n\n${Buffer.from(returned).toString('base64')}`,
      ),
      '5.1.1',
    ],
    [
      'an address without a code',
      report('Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550 User unknown'),
      '5.1.1',
    ],
    ['a filter', report('Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 554 spam'), '5.0.0'],
    [
      'Postfix in a text',
      `Subject: Undelivered Mail\n\nThis is the Postfix program.\n\nI'm sorry to have to inform you that the message returned\nbelow could not be delivered to one or more destinations.\n\n<a@b.example>: host mx said: 550\n    <a@b.example>: User unknown\n\n${returned}`,
      '5.1.1',
    ],
    [
      'OpenSMTPD',
      `    Hi!\n\n    This is the MAILER-DAEMON\n\n    An error has occurred while attempting to deliver a message for\n    the following list of recipients:\n\na@b.example: 550 5.2.2 full\n\n${returned}`,
      '5.2.2',
    ],
    [
      'Microsoft in a text',
      `Delivery has failed to these recipients or groups:\n\nRemote Server returned '550 5.1.10 RESOLVER.ADR'\n\n ${returned}`,
      '5.1.10',
    ],
    [
      'qmail without a host',
      `Hi. This is the qmail-send program.\nSorry, I couldn't find any host named b.example. (#5.1.2)\n\n${returned}`,
      '5.1.2',
    ],
    [
      'a filter that quotes a mail about codes',
      `${report('Action: failed\nStatus: 5.7.1')}\n550 5.1.1 User unknown`,
      '5.7.1',
    ],
    ['a folded Message-ID', report('Action: failed\nStatus: 5.1.1').replace('Message-ID: ', 'Message-ID:\n '), '5.1.1'],
  ])('the report of %s is about its subscriber', (_, message, status) =>
    expect(readBounce(key, message.replaceAll('\n', '\r\n'))).toEqual({ subscriber, status }),
  );

  test.each([
    ['a delay', report('Action: delayed\nStatus: 4.4.1')],
    [
      'a warning',
      `THIS IS A WARNING MESSAGE ONLY.\n\nX-Failed-Recipients: a@b.example\nDelivery to the following recipient has been delayed:\n\n${returned}`,
    ],
    ['a reply that quotes the mail', `Subject: Away\n\nI am away.\n\n${returned}`],
  ])('%s reports nothing about a failed mail', (_, message) => expect(readBounce(key, message)).toBeNull());
});

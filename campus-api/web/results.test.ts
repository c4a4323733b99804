import { listChanges } from '#campus-api/changes/change-log.ts';
import { enquiryTexts } from '#campus-api/records/enquiry/messages.ts';
import { createEnquiryStore } from '#campus-api/records/enquiry/store.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { reportOn, withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { startMailServer } from '#lib/site/enquiries/testing/mail-server.ts';
import { reportText } from './view/results.ts';

const pages = withAdminPages();
const view = { messages: allMessagesIn('ne'), language: 'ne' } as const;
const report = (name: Parameters<typeof reportText>[1]['name']) => reportText(view, { name, site: 'soon' });
const notice = { text: 'पुस्तकालय बिहान खुल्ने', department: 'exam', do: 'publish' };

test.each([
  ['withdrawn', 'वेबसाइटबाट हटाइयो। केही सेकेन्डपछि आगन्तुकले देख्दैनन्।'],
  ['removed', 'मेटाइयो। केही सेकेन्डभित्र वेबसाइटबाट पनि हट्छ।'],
  ['published', 'प्रकाशित भयो। केही सेकेन्डभित्र वेबसाइटमा देखिन्छ।'],
] as const)('the report of %s describes what visitors see', (name, text) => {
  expect(reportText(view, { name, site: 'soon' })).toBe(text);
});

test('every result mentions a site that reads from another API, without names of settings', () => {
  for (const site of ['elsewhere', 'content'] as const) {
    const text = reportText(view, { name: 'removed', site });
    expect(text).toContain('अर्कै ठाउँबाट');
    expect(text).not.toMatch(/[A-Z]_[A-Z]/);
  }
});

test('publishing, withdrawing, republishing and deleting a notice each have their own report', async () => {
  const { send, post } = pages();
  expect(reportOn(await send('/notices', notice))).toBe(report('published'));
  expect(reportOn(await post('/notices/5/withdraw'))).toBe(report('withdrawn'));
  const edit = { ...notice, text: 'पुस्तकालय बिहानै खुल्ने', record: '5', revision: '99' };
  expect(reportOn(await send('/notices', edit))).toBe(report('changedWithdrawn'));
  expect(reportOn(await post('/notices/5/restore'))).toBe(report('republished'));
  await post('/notices/5/withdraw');
  const question = await post('/notices/5/remove');
  expect(question).toContain(view.messages.confirmation.yes.remove);
  const confirmation = /name="confirmation" value="([^"]+)"/.exec(question)?.[1] ?? '';
  expect(reportOn(await post('/notices/5/remove', { confirmation }))).toBe(report('removed'));
});

test('a notice of a later day is reported with its day in both calendars, and is not counted as published', async () => {
  const { send, get } = pages();
  const before = /<strong>([०-९]+)<\/strong> सूचना/.exec(await get('/'))?.[1];
  const day = { publishAtAd: '2040-01-05', publishAtTime: '१०:१५' };
  expect(reportOn(await send('/notices', { ...notice, ...day }))).toBe(
    'तयार छ। ५ जनवरी २०४० (इस्वी संवत्), १०:१५ बजे आफैँ प्रकाशित हुन्छ।',
  );
  const home = await get('/');
  expect(/<strong>([०-९]+)<\/strong> सूचना/.exec(home)?.[1]).toBe(before);
  expect(home).toContain(view.messages.home.scheduled);
  expect(await get('/notices')).toContain('५ जनवरी २०४० (इस्वी संवत्), १०:१५ बजेदेखि');
});

test('a form that changes nothing is not reported as a change', async () => {
  const { send } = pages();
  const same = { name: "Teachers' Association", staffId: ['3', '2'], role: ['', 'Secretary'], do: 'publish' };
  expect(reportOn(await send('/committees', { ...same, record: '9', revision: '0' }))).toBe(
    view.messages.results.unchanged.result,
  );
});

test('an undone change is reported as such', async () => {
  const { send, post } = pages();
  await send('/notices', notice);
  const question = await post('/log/1/undo');
  const confirmation = /name="confirmation" value="([^"]+)"/.exec(question)?.[1] ?? '';
  expect(question).toContain(view.messages.confirmation.yes.undo);
  expect(reportOn(await post('/log/1/undo', { confirmation }))).toBe(report('undone'));
});

test('a time without a day or without an hour is rejected, and nothing is published', async () => {
  const { send, get } = pages();
  const { problem, notices } = view.messages;
  expect(await send('/notices', { ...notice, publishAtTime: '10:00' })).toContain(
    `${notices.publishAt}: ${problem.part}`,
  );
  expect(await send('/notices', { ...notice, publishAtTime: 'noon' })).toContain('समय १०:३० जसरी लेख्नुहोस्।');
  expect(await get('/notices')).not.toContain(notice.text);
});

test('a text that was published before is reported with its day in both calendars', async () => {
  const question = await pages().send('/notices', { ...notice, text: 'परीक्षा तालिका' });
  expect(question).toContain('यही व्यहोराको सूचना २०८२ माघ १८ (१ फेब्रुअरी २०२६) मा पनि प्रकाशित छ (क्रम ३)।');
});

const letter = {
  id: 'a'.repeat(32),
  reference: 'K7M2-94QX',
  kind: 'question',
  name: 'Sita',
  email: 'sita@example.com',
  phone: '९८५६०-१२३४५',
  text: 'Call 061-500100',
  language: 'en',
} as const;

test('an enquiry is read when it is first opened, its buttons change its state, and each is logged', async () => {
  const { services, get, post } = pages();
  const { database } = services;
  const store = createEnquiryStore(database);
  store.add(letter);
  const path = `/enquiries/${letter.reference}`;
  const send = (action: string) => post(path, { do: action, note: ' Called ' });
  for (const [open, state, lines] of [
    [() => get(path), 'read', 1],
    [() => get(path), 'read', 1],
    [() => send('save'), 'read', 2],
    [() => send('answered'), 'answered', 3],
    [() => get(path), 'answered', 3],
    [() => send('save'), 'answered', 4],
    [() => send('open'), 'read', 5],
  ] as const) {
    const page = await open();
    expect(page).toContain(`<dd>${enquiryTexts.ne.states[state]}</dd>`);
    expect(store.read(letter.reference)).toMatchObject({ state, note: lines === 1 ? '' : 'Called' });
    const log = listChanges(database, { limit: 9 });
    expect([log.length, log[0]?.by, log[0]?.summary]).toEqual([lines, 'sita', `enquiry K7M2-94QX: ${state}`]);
  }
  expect(await get('/enquiries?q=k7m2-94qx')).toContain(`<title>${letter.reference}`);
  await post(`${path}/remove`);
  expect(store.read(letter.reference)).toBeNull();
  expect(listChanges(database, { limit: 1 })).toMatchObject([{ action: 'remove', summary: 'enquiry K7M2-94QX' }]);
});

test('an enquiry is shown with links that reply to it, and the days of its arrival and deletion in both calendars', async () => {
  const { services, get } = pages();
  createEnquiryStore(services.database).add(letter);
  const page = await get('/enquiries/K7M2-94QX');
  for (const link of ['mailto:sita@example.com?subject=K7M2-94QX', 'tel:9856012345', 'tel:061500100'])
    expect(page).toContain(`href="${link}"`);
  const times = [...page.matchAll(/<dd>([०-९][^<]*, [०-९]{2}:[०-९]{2})<\/dd>/g)].map(([, time]) => time);
  expect(times).toHaveLength(2);
  // Days after the confirmed years of Bikram Sambat are marked as provisional.
  for (const time of times) expect(time).toMatch(/^[०-९]+ \S+ [०-९]+ (?:\(अस्थायी\) )?\([०-९]+ \S+ [०-९]{4}\), /);
});

test('a reply to an enquiry is mailed; without the mail server its text stays in the form', async () => {
  const { services, get, post } = pages();
  const store = createEnquiryStore(services.database);
  store.add({ ...letter, email: 'hari@mail.example', text: 'When is the form due?\n<b>Thanks</b>' });
  const path = `/enquiries/${letter.reference}`;
  expect(await get(path)).not.toContain('name="reply"');
  const server = await startMailServer();
  try {
    services.settings.mail = { server: server.url, from: 'notices@campus.example' };
    expect(await get(path)).toContain('name="reply"');
    expect(await post(path, { do: 'reply', reply: ' ' })).toContain(enquiryTexts.ne.noReply);
    server.refuse(true);
    const refused = await post(path, { do: 'reply', reply: 'By <b>Sunday</b>.' });
    expect(refused).toContain('By &lt;b&gt;Sunday&lt;/b&gt;.</textarea>');
    // The button of the other language leads back to a page.
    expect(refused).toContain(`name="next" value="${path}"`);
    expect(store.read(letter.reference)).toMatchObject({ state: 'read', note: '' });
    server.refuse(false);
    const copied = '\ufeffआइत\u00adबार\u200bसम्म।\u2028\uf0b7 \u202eफाराम';
    expect(await post(path, { do: 'reply', reply: copied })).toContain(enquiryTexts.ne.replied);
    expect(server.received.map(({ to }) => to)).toEqual([['<hari@mail.example>']]);
    const { message = '' } = server.received[0] ?? {};
    expect(message).toMatch(/^Subject: =\?UTF-8\?/im);
    expect(message).toContain('> When is the form due?\r\n> <b>Thanks</b>');
    expect(store.read(letter.reference)).toMatchObject({
      state: 'answered',
      note: expect.stringMatching(/sita.*\nआइतबारसम्म।\n• फाराम$/s),
    });
    // Nothing of it is in the log.
    expect(JSON.stringify(listChanges(services.database, { limit: 9 }))).not.toContain('आइतबार');
  } finally {
    await server.stop();
  }
});

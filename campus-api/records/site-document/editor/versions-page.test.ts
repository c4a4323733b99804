import { createPublishedStore } from '#campus-api/changes/published-store.ts';
import { timeFields } from '#campus-api/model/times.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { fillForm, formIn } from '#campus-api/testing/form-values.ts';
import { fixtureDocuments } from '#campus-api/testing/site-documents.ts';

const { workflow, results, site, times } = allMessagesIn('ne');
const pages = withAdminPages('administrator', fixtureDocuments);
const stored = () => createSiteStore(pages().services.database).find('page/library')?.content;
const version = () => createSiteStore(pages().services.database).versions().get('page/library');
const year = new Date().getFullYear() + 1;
const schedule = (values = {}) =>
  fillForm(pages(), '/site/edit/page/library', {
    'parts.0.paragraphs.ne': 'शनिबार बन्द।',
    publishAtAd: `${year}-01-05`,
    publishAtTime: '१०:३०',
    do: 'publish',
    ...values,
  });

test('an edit with a day is scheduled: visitors, the list and the form show the current text until then', async () => {
  const before = stored();
  const list = await schedule();
  expect(list).toContain(results.scheduled.result.split('{at}')[0]);
  expect(list).toContain(workflow.scheduledTag.replace('{at}', ''));
  expect(stored()).toEqual(before);
  expect(version()).toMatchObject({ publishAt: `${year}-01-05T10:30:00+05:45`, author: 'sita' });
  expect(version()?.content).not.toHaveProperty('publishAt');
  const form = await pages().get('/site/edit/page/library');
  expect(form).toContain('<ins>शनिबार बन्द।</ins>');
  expect(formIn(form).values['parts.0.paragraphs.ne']).toEqual(['']);
});

test('the scheduled change is continued at another time, published at once, or canceled', async () => {
  await schedule();
  const changed = await fillForm(pages(), '/site/scheduled/edit/page/library', {
    publishAtTime: '११:००',
    do: 'publish',
  });
  expect(changed).toContain(results.scheduled.result.split('{at}')[0]);
  expect(version()?.publishAt).toBe(`${year}-01-05T11:00:00+05:45`);
  const confirmation = await pages().post('/site/scheduled/cancel/page/library');
  const token = /name="confirmation" value="([^"]+)"/.exec(confirmation)?.[1] ?? '';
  await pages().post('/site/scheduled/cancel/page/library', { confirmation: token });
  expect(version()).toBeUndefined();
  await schedule();
  await fillForm(pages(), '/site/scheduled/edit/page/library', {
    publishAtYear: '',
    publishAtMonth: '',
    publishAtDay: '',
    publishAtAd: '',
    publishAtTime: '',
    do: 'publish',
  });
  expect(version()).toBeUndefined();
  expect(stored()).toMatchObject({ parts: [{ paragraphs: [{ ne: 'शनिबार बन्द।' }] }] });
});

test('a text that is not a page is scheduled, too, and a past time is a problem at its field', async () => {
  const { services } = pages();
  const page = await fillForm(pages(), '/site/edit/identity', {
    'name.en': 'New Campus',
    publishAtAd: '2020-01-05',
    do: 'publish',
  });
  expect(page).toContain(`<a href="#publishAt">${timeFields.publishAt.entry.label.ne}`);
  await fillForm(pages(), '/site/edit/identity', {
    'name.en': 'New Campus',
    publishAtAd: `${year}-01-05`,
    do: 'publish',
  });
  expect(createSiteStore(services.database).find('identity')?.content).not.toMatchObject({
    name: { en: 'New Campus' },
  });
  expect(createSiteStore(services.database).versions().get('identity')?.content).toMatchObject({
    name: { en: 'New Campus' },
  });
});

test('an edit beside a scheduled change is confirmed first', async () => {
  await schedule();
  const page = await fillForm(pages(), '/site/edit/page/library', { 'title.ne': 'वाचनालय', do: 'publish' });
  expect(page).toContain('त्यसमा अहिलेको कुरा छैन');
  expect(stored()).not.toMatchObject({ title: { ne: 'वाचनालय' } });
});

test('a review is due on the home page and in the list, and the button records it', async () => {
  await fillForm(pages(), '/site/edit/page/library', { reviewEvery: '६', do: 'publish' });
  const home = await pages().get('/');
  expect(home).toContain(workflow.reviews);
  expect(home).toContain('/site/reviewed/page/library');
  const list = await pages().get('/site');
  expect(list).toContain('action="/site/reviewed/page/library"');
  const revision = /reviewed\/page\/library"[^>]*>.*?name="revision" value="(\d+)"/s.exec(list)?.[1] ?? '';
  expect(await pages().post('/site/reviewed/page/library', { revision: '0' })).toContain('sita');
  expect(await pages().post('/site/reviewed/page/library', { revision })).toContain(results.reviewed.result);
  expect(stored()).toMatchObject({ reviewEvery: 6, reviewedOn: expect.stringMatching(/^\d{4}-/) });
  expect(await pages().get('/')).not.toContain('/site/reviewed/page/library');
});

test('every screen of records and documents links to its public page', async () => {
  for (const [path, address] of [
    ['/notices/1/edit', '/ne/notice/item/1'],
    ['/committees', '/ne/teachersAssociation'],
    ['/structure/2/edit', '/ne/mgmtCommittee'],
    ['/staff', '/ne/staff'],
    ['/contact/1/edit', '/ne/contact'],
    ['/site/edit/page/library', '/ne/library'],
  ] as const)
    expect(await pages().get(path)).toMatch(new RegExp(`href="http://localhost:3000${address}"[^>]*>${site.onSite}`));
});

test('a page is withdrawn by itself: the list shows when, and from then on visitors do not see it', async () => {
  const { database } = pages().services;
  const publicKeys = () => new TextDecoder().decode(createSiteStore(database).publicReply());
  const publish = (values: Readonly<Record<string, string>>) =>
    fillForm(pages(), '/site/edit/page/library', { ...values, do: 'publish' });
  const early = { publishAtAd: `${year}-03-01`, withdrawAtAd: `${year}-02-01` };
  expect(await publish(early)).toContain('आगन्तुकले कहिल्यै देख्ने छैनन्');
  expect(await publish({ withdrawAtAd: '2020-01-05' })).toContain('यो समय बितिसक्यो');
  expect(await publish({ withdrawAtAd: `${year}-02-01` })).toContain(times.until.replace('{at}', ''));
  expect(stored()).toMatchObject({ withdrawAt: `${year}-02-01T23:59:00+05:45` });
  expect(publicKeys()).toContain('page/library');

  const store = createPublishedStore(database);
  const before = createSiteStore(database).version();
  jest.useFakeTimers({ now: Date.now() + 2 * 366 * 86_400_000, doNotFake: ['nextTick', 'setImmediate'] });
  expect(store.takePublished()).toEqual(['site-document']);
  jest.useRealTimers();
  database.exec("UPDATE site_documents SET content = json_set(content, '$.withdrawAt', '2026-01-01T10:00:00+05:45')");
  expect(publicKeys()).not.toContain('page/library');
  expect(createSiteStore(database).version()).not.toBe(before);
  expect(await pages().get('/site')).toContain(`>${site.state.withdrawn}<`);
});

test.each(['25:00', 'noon'])('the time %j of a text is a problem at its field', async (publishAtTime) => {
  expect(await schedule({ publishAtTime })).toContain('समय १०:३० जसरी लेख्नुहोस्।');
  expect(version()).toBeUndefined();
  expect(await schedule({ publishAtAd: '', publishAtTime: '10:30' })).toContain('साल, महिना र गते तीनै छान्नुहोस्');
});

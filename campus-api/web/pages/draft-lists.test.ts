import { newId } from '#campus-api/accounts/sessions.ts';
import { type AdminBrowser, withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Fields } from '../drafts/drafts.ts';

const admin = withAdminApp();
const { home, log } = allMessagesIn('en');
const pdf = new File(['%PDF-1.7'], 'routine.pdf');

/** A page in a language, after redirects. */
async function page(browser: AdminBrowser, path: string, language = 'en') {
  const cookie = browser.cookie.replace('admin-language=en', `admin-language=${language}`);
  const { status, headers } = await admin().send(path, { headers: { cookie } });
  const next = headers.get('location') ?? path;
  return { status, next, text: await (await admin().send(next, { headers: { cookie } })).text() };
}

function store(browser: AdminBrowser, kind: string, fields: Fields): string {
  const id = newId();
  admin().services.drafts.save(browser.session.account.id, { id, kind, fields, files: [] });
  return id;
}

/** A part of the home page under its heading. */
const part = (html: string, id: string) =>
  html.split(`<section aria-labelledby="${id}">`)[1]?.split('</section>')[0] ?? '';

test.each([
  ['notice', { text: ['परीक्षा'] }, 'परीक्षा', log.subjects.notice],
  ['publication', { title: [''], titleNe: ['बुलेटिन'] }, 'बुलेटिन', log.subjects.publication],
  ['staff', { name: ['Sita Giri'], nameNe: ['सिता गिरी'] }, 'Sita Giri', log.subjects.staff],
  ['redirect', { from: ['/2019/result'] }, '/2019/result', log.subjects.redirect],
  ['event', { title: [''] }, home.untitled, log.subjects.event],
  ['site-document', { document: ['page/library'], 'title.ne': ['पुस्तकालय'] }, 'पुस्तकालय', 'page /library'],
  ['site-document', { document: ['menu'] }, 'menu', 'menu'],
] as const)('a draft of a %s with %j has the title %s', async (kind, values, title, noun) => {
  const fields = Object.fromEntries(Object.entries(values).map(([name, list]) => [name, [...list]]));
  store(admin().browser('editor'), kind, fields);
  const drafts = part((await page(admin().browser('editor'), '/')).text, 'drafts');
  expect(drafts).toContain(`>${title}</a>`);
  expect(drafts).toContain(`${noun} · ${home.newDraft} · last changed `);
});

test('a title in both languages is that of the page, and a draft of an existing record is called a change', async () => {
  const editor = admin().browser('editor');
  store(editor, 'staff', { name: ['Sita Giri'], nameNe: ['सिता गिरी'], record: ['2'] });
  expect(part((await page(editor, '/', 'ne')).text, 'drafts')).toContain('>सिता गिरी</a>');
  expect(part((await page(editor, '/')).text, 'drafts')).toContain(`${log.subjects.staff} · ${home.changeDraft}`);
});

test('a colleague sees who wrote a draft and continues it, the author sees who, and what the author still sends is a copy', async () => {
  const [author, colleague] = [admin().browser('publisher'), admin().browser('editor')];
  const id = newId();
  const path = `/notices/drafts/${id}`;
  await admin().upload(author, path, [
    ['text', 'परीक्षा तालिका'],
    ['files', pdf],
  ]);
  expect((await page(colleague, path)).status).toBe(404);
  const listed = part((await page(colleague, '/')).text, 'colleagues');
  expect(listed).toContain('परीक्षा तालिका');
  expect(listed).toContain(fillIn(home.draftOf, { name: 'publisher' }, 'en'));

  const { headers } = await admin().submit(colleague, `/drafts/${id}/continue`);
  expect(headers.get('location')).toBe(path);
  const form = (await page(colleague, path)).text;
  expect(form).toContain('परीक्षा तालिका');
  expect(form).toContain('routine.pdf');

  const back = await page(author, path);
  expect(back.next).toBe('/?done=takeover');
  expect(back.text).toContain(home.takeover);
  expect(part(back.text, 'colleagues')).toContain('editor continues your draft since ');
  const accept = { cookie: author.cookie, accept: 'application/json' };
  const body = new FormData();
  for (const [name, value] of [
    ['token', author.session.csrf],
    ['text', 'अझै लेख्दै'],
    ['do', 'keep'],
  ] as const)
    body.append(name, value);
  const saved: unknown = await (await admin().send(path, { method: 'POST', headers: accept, body })).json();
  expect(saved).toMatchObject({ saved: expect.stringContaining('editor has taken this draft over') });
  const own = part((await page(author, '/')).text, 'drafts');
  expect(own).toContain('अझै लेख्दै');
  expect((await page(colleague, path)).text).toContain('परीक्षा तालिका');

  await admin().submit(author, `/drafts/${id}/continue`);
  expect((await page(author, path)).text).toContain('परीक्षा तालिका');
});

test('only drafts that an account may edit and that do not wait for approval can be continued', async () => {
  const [publisher, editor] = [admin().browser('publisher'), admin().browser('editor')];
  const document = store(editor, 'site-document', { document: ['page/library'] });
  const waiting = store(editor, 'notice', { text: ['Waiting'] });
  admin().services.drafts.setReview(waiting, { state: 'waiting', comment: '', by: 'editor', at: 1 });
  store(editor, 'restore', {});
  expect(part((await page(publisher, '/')).text, 'colleagues')).toBe('');
  for (const id of [document, waiting, newId()])
    expect((await admin().submit(publisher, `/drafts/${id}/continue`)).status).toBe(404);
  expect(admin().services.drafts.list(editor.session.account.id)).toHaveLength(3);
});

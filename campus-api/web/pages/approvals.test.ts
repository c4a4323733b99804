import { newId } from '#campus-api/accounts/sessions.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import { type AdminBrowser, withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { previewedRows } from '#campus-api/testing/previewed-rows.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';

const admin = withAdminApp();
const { workflow } = allMessagesIn('en');
const editor = () => admin().browser('editor');
const administrator = () => admin().browser('administrator');
const page = async (browser: AdminBrowser, path: string) => {
  const response = await admin().send(path, { headers: { cookie: browser.cookie } });
  return { status: response.status, text: await response.text() };
};
const settings = (kinds: readonly string[]) =>
  admin().submit(administrator(), '/approvals/settings', { kind: kinds.join() });
const current = () => createSiteStore(admin().services.database).find('page/library')?.content;

async function sendLibrary(browser: AdminBrowser, text: string): Promise<string> {
  const id = newId();
  const fields: [string, string][] = [
    ['document', 'page/library'],
    ['revision', String(admin().services.database.prepare('SELECT max(id) AS id FROM changes').get()?.id ?? 0)],
    ['title.en', 'Library'],
    ['parts', '1'],
    ['parts.0.paragraphs.en', text],
    ['do', 'publish'],
  ];
  const { headers } = await admin().upload(browser, `/site/drafts/${id}`, fields);
  expect(headers.get('location')).toBe('/?done=waiting');
  return id;
}
const approval = (path: string) => /action="(\/approvals\/[^"]*\/approve\?changed=\d+)"/.exec(path)?.[1] ?? '';

beforeEach(async () => {
  await admin().services.change(administrator().session, { confirmed: true }, (campus) =>
    saveDocument(campus, 'page/library', samplePage('Library', 'Open.')),
  );
  expect((await settings(['site-document'])).headers.get('location')).toBe('/accounts?done=approval');
});

test('a text waits until a second person has seen what changes and approves it, and the log names both', async () => {
  const id = await sendLibrary(editor(), 'Closed on Saturday.');
  expect(current()).toEqual(samplePage('Library', 'Open.'));
  expect((await page(editor(), '/')).text).toContain(workflow.waiting);
  expect((await page(editor(), '/')).text).not.toContain(workflow.waitingForYou);
  expect((await page(administrator(), '/')).text).toContain(`href="/approvals/${id}"`);
  expect((await page(administrator(), '/site')).text).toContain(`href="/approvals/${id}"`);
  expect((await page(administrator(), '/notices')).text).not.toContain(`href="/approvals/${id}"`);
  const { text } = await page(administrator(), `/approvals/${id}`);
  expect(text).toContain('<del>Open.</del>');
  expect(text).toContain('<ins>Closed on Saturday.</ins>');
  const { headers } = await admin().submit(administrator(), approval(text));
  expect(headers.get('location')).toMatch(/^\/site\?done=approved&.*&document=page%2Flibrary$/);
  expect(current()).toEqual(samplePage('Library', 'Closed on Saturday.'));
  expect((await page(editor(), '/log')).text).toContain('editor, approved by administrator');
  expect((await page(administrator(), `/approvals/${id}`)).status).toBe(404);
});

test('no change of an approved type passes the second person, whichever way it comes', async () => {
  const save = (dryRun: boolean) =>
    admin().services.change(editor().session, { confirmed: true, dryRun }, (campus) =>
      saveDocument(campus, 'page/library', samplePage('Library', 'Mine.')),
    );
  await expect(save(false)).rejects.toThrow('a second person approves');
  await expect(save(true)).resolves.toMatchObject({ change: null });
  const id = String(admin().services.database.prepare('SELECT max(id) AS id FROM changes').get()?.id);
  await admin().submit(administrator(), `/log/${id}/undo`, { confirmation: 'yes' });
  expect(current()).toEqual(samplePage('Library', 'Open.'));
});

test('neither the author nor a publisher approves', async () => {
  const id = await sendLibrary(editor(), 'Closed.');
  for (const browser of [editor(), admin().browser('publisher')]) {
    expect((await page(browser, `/approvals/${id}`)).status).toBe(403);
    expect((await admin().submit(browser, `/approvals/${id}/approve`)).status).toBe(403);
    expect((await admin().submit(browser, `/approvals/${id}/return`)).status).toBe(403);
  }
  expect(current()).toEqual(samplePage('Library', 'Open.'));
});

test('a draft comes back with a comment, and is sent again', async () => {
  const id = await sendLibrary(editor(), 'Closed.');
  await admin().submit(administrator(), `/approvals/${id}/return`, { comment: 'Name the <day>.' });
  for (const path of ['/', `/site/drafts/${id}`]) {
    const { text } = await page(editor(), path);
    expect(text).toContain('sent back by administrator');
    expect(text).toContain('Name the &lt;day&gt;.');
  }
  expect((await page(administrator(), '/')).text).not.toContain(workflow.waitingForYou);
  await admin().submit(editor(), `/site/drafts/${id}/publish`);
  expect((await page(administrator(), '/')).text).toContain(workflow.waitingForYou);
});

test('nobody approves a text that its author changed after it was opened', async () => {
  const id = await sendLibrary(editor(), 'Closed.');
  const action = approval((await page(administrator(), `/approvals/${id}`)).text);
  admin().services.database.exec('UPDATE admin_drafts SET changed = changed + 1');
  const response = await admin().submit(administrator(), action);
  expect(response.status).toBe(409);
  expect(await response.text()).toContain(workflow.changedMeanwhile);
  expect(current()).toEqual(samplePage('Library', 'Open.'));
});

test.each(['approves', 'publishes'])(
  'a text that its author types while somebody %s an earlier one stays a draft',
  async (verb) => {
    const { services } = admin();
    const id = await sendLibrary(editor(), 'Closed.');
    const author = editor();
    const action = approval((await page(administrator(), `/approvals/${id}`)).text);
    if (verb === 'publishes') await settings([]);
    const { change } = services;
    services.change = async (...request) => {
      const written = await change(...request);
      const fields: [string, string][] = [
        ['document', 'page/library'],
        ['revision', '0'],
        ['title.en', 'Library'],
        ['parts', '1'],
        ['parts.0.paragraphs.en', 'Closed until Sunday.'],
      ];
      await admin().upload(author, `/site/drafts/${id}`, fields);
      return written;
    };
    if (verb === 'approves') await admin().submit(administrator(), action);
    else await admin().submit(author, `/site/drafts/${id}/publish`);
    expect(current()).toEqual(samplePage('Library', 'Closed.'));
    const draft = services.drafts.read(author.session.account.id, id);
    expect(draft?.fields['parts.0.paragraphs.en']).toEqual(['Closed until Sunday.']);
  },
);

test('an approved text that another person changed meanwhile is not published over that change', async () => {
  const id = await sendLibrary(editor(), 'Closed.');
  const action = approval((await page(administrator(), `/approvals/${id}`)).text);
  const { session } = administrator();
  const account = { ...session.account, userName: 'editor (approved by administrator)' };
  await admin().services.change({ ...session, account }, { confirmed: true }, (campus) =>
    saveDocument(campus, 'page/library', samplePage('Library', 'Urgent.')),
  );
  expect((await admin().submit(administrator(), action)).status).toBe(409);
  expect(current()).toEqual(samplePage('Library', 'Urgent.'));
});

test('without the rule a waiting text is not lost, and its author publishes it', async () => {
  const id = await sendLibrary(editor(), 'Closed.');
  await settings([]);
  expect((await page(administrator(), '/')).text).toContain(`href="/approvals/${id}"`);
  await admin().submit(editor(), `/site/drafts/${id}/publish`);
  expect(current()).toEqual(samplePage('Library', 'Closed.'));
});

test('a notice waits with its preview, and an approval publishes it', async () => {
  await settings(['notice']);
  const fields: [string, string][] = [
    ['text', 'Examination of the first year'],
    ['department', 'exam'],
    ['do', 'publish'],
  ];
  const id = newId();
  await admin().upload(admin().browser('publisher'), `/notices/drafts/${id}`, fields);
  expect((await page(editor(), '/notices')).text).toContain(`href="/approvals/${id}"`);
  const { text } = await page(editor(), `/approvals/${id}`);
  expect(previewedRows(admin().services, text)).toContain('Examination of the first year');
  await admin().submit(editor(), approval(text));
  expect((await page(editor(), '/log')).text).toContain('publisher, approved by editor');
  expect((await page(editor(), '/notices')).text).toContain('Examination of the first year');
});

test.each([
  ['was removed meanwhile', 'DELETE FROM notices WHERE id = 1', true],
  ['has a category that is gone', `UPDATE admin_drafts SET fields = replace(fields, '"exam"', '"gone"')`, false],
])('a waiting notice that %s is read before it is sent back', async (_, meanwhile, hasPreview) => {
  await settings(['notice']);
  const id = newId();
  const fields: [string, string][] = [
    ['record', '1'],
    ['revision', '0'],
    ['text', 'Another title'],
    ['department', 'exam'],
    ['do', 'publish'],
  ];
  await admin().upload(admin().browser('publisher'), `/notices/drafts/${id}`, fields);
  admin().services.database.exec(meanwhile);
  const { status, text } = await page(editor(), `/approvals/${id}`);
  expect([status, text.includes('/preview/')]).toEqual([200, hasPreview]);
  expect(hasPreview ? previewedRows(admin().services, text) : text).toContain('Another title');
});

test('a waiting draft survives the cleaning of old ones', async () => {
  const id = await sendLibrary(editor(), 'Closed.');
  const { drafts, database } = admin().services;
  database.exec('UPDATE admin_drafts SET changed = 1');
  const { id: account } = editor().session.account;
  for (let count = 0; count < 31; count += 1)
    drafts.save(account, { id: newId(), kind: 'notice', fields: {}, files: [] });
  expect(drafts.read(account, id)).not.toBeNull();
});

test('the rule needs two people, and only administrators choose it', async () => {
  const { database } = admin().services;
  expect((await admin().submit(editor(), '/approvals/settings', { kind: 'notice' })).status).toBe(403);
  database.exec("DELETE FROM admin_accounts WHERE role = 'editor'");
  const refused = await settings(['notice']);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(workflow.twoPeople);
});

import { cpSync } from 'node:fs';
import { referencedFiles } from '#campus-api/files/file-references.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { formIn } from '#campus-api/testing/form-values.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { readSiteDocuments } from '../sample-documents.ts';

const messages = allMessagesIn('ne');
const { site } = messages;

describe('on the sample campus', () => {
  const documents = readSiteDocuments('campus-api/sample/site');
  const pages = withAdminPages('administrator', documents);

  test('every form that is sent unchanged publishes the same content, and the number of samples decreases', async () => {
    const { database, filesFolder } = pages().services;
    const store = createSiteStore(database);
    for (const name of referencedFiles(documents)) cpSync(`campus-api/sample/files/${name}`, `${filesFolder}/${name}`);
    const before = new Map(store.all().map(({ key, content }) => [key, content]));
    expect(before.size).toBeGreaterThan(30);
    expect(await pages().get('/')).toContain(fillIn(site.samplesLeft, { count: before.size }, 'ne'));
    for (const key of before.keys()) {
      const form = formIn(await pages().get(`/site/edit/${key}`));
      expect({ key, page: await pages().send(form.action, { ...form.values, do: 'publish' }) }).toEqual({
        key,
        page: expect.stringContaining(messages.results.changed.result),
      });
      const { isSample, ...content } = before.get(key) ?? {};
      expect(isSample).toBe(true);
      expect({ key, content: store.find(key)?.content }).toEqual({ key, content });
    }
    expect(await pages().get('/')).not.toContain(site.samplesLeft.split('{count}')[0]);
  });

  test('the list shows each document with its state', async () => {
    const list = await pages().get('/site');
    for (const { key } of documents) expect(list).toContain(`href="/site/edit/${key}"`);
    expect(list.match(new RegExp(`>${site.state.missing}<`, 'g'))?.length).toBeGreaterThanOrEqual(1);
  });
});

import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';

const page = samplePage('Press');
const pages = withAdminPages('administrator', [
  { key: 'page/draft', content: { ...page, isDraft: true } },
  { key: 'page/late', content: { ...page, publishAt: '2099-01-01T10:00:00+05:45' } },
  { key: 'page/sample', content: { ...page, isSample: true } },
  { key: 'programme/bbs', content: { name: { en: 'BBS' } } },
]);

test('lists get title and state of a document without its text', () => {
  const site = createSiteStore(pages().services.database);
  expect(site.summaries().map(({ key, content }) => [key, content])).toEqual([
    ['page/draft', expect.objectContaining({ title: { en: 'Press' }, isDraft: true, publishAt: null })],
    ['page/late', expect.objectContaining({ publishAt: '2099-01-01T10:00:00+05:45', isDraft: null })],
    ['page/sample', expect.objectContaining({ isSample: true })],
    ['programme/bbs', expect.objectContaining({ name: { en: 'BBS' }, title: null })],
  ]);
  for (const { content } of site.summaries()) expect(content).not.toHaveProperty('parts');
});

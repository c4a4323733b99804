import { createContext, renderContext } from '#lib/platform/runtime/render-context.ts';
import { withDocument } from './preview.ts';
import { siteOf } from './testing/sample-site.ts';

const page = (title: string) => ({ title: { ne: title }, parts: [{ paragraphs: [{ ne: 'खुला छ' }] }] });
const site = siteOf([{ key: 'page/library', content: page('पुस्तकालय') }]);
const preview = (key: string, content: unknown, pictures: string[] = []) =>
  withDocument(site, { key, content, pictures }, 'TOKEN');

test('a document replaces the published one, and the published content is unchanged', () => {
  const before = structuredClone(site);
  expect(preview('page/library', page('वाचनालय'))?.page.library?.title).toEqual({ en: 'वाचनालय', ne: 'वाचनालय' });
  expect(preview('figures', { figures: [] })).toEqual({ ...site, figures: { figures: [] } });
  expect(site).toEqual(before);
});

test('a draft and a page that is published later are shown as if they were public', () => {
  const draft = { ...page('नयाँ'), isDraft: true, publishAt: '2090-01-01T00:00:00+05:45' };
  expect(preview('page/new', draft)?.page.new?.isDraft).toBe(false);
});

test('new pictures have an address within the preview, stored ones their own', () => {
  const alt = { en: 'The hall' };
  const picture = (src: string) => ({ src, width: 1200, height: 600, alt });
  const content = { ...page('क'), pictures: [picture('/files/new hall.jpg'), picture('/files/old.jpg')] };
  expect(preview('page/library', content, ['new hall.jpg'])?.page.library?.pictures?.map(({ src }) => src)).toEqual([
    '/preview/TOKEN/files/new%20hall.jpg',
    '/files/old.jpg',
  ]);
});

test.each([
  ['page/library', { title: 3 }],
  ['nothing', {}],
])('invalid content of %s has no preview', (key, content) => {
  expect(preview(key, content)).toBeNull();
});

test('a request without a preview has a context without content', async () => {
  const { previewable } = await import('./preview.ts');
  const read = previewable(
    async () => 'published',
    () => 'previewed',
  );
  expect(await renderContext.run(createContext(), () => read())).toBe('published');
  expect(await read()).toBe('published');
});

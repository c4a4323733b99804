import { emptyContent } from '#campus-api/records/empty-campus.ts';
import { peoplePaths } from '#content/people-pages.ts';
import { snapshotPages } from './testing/pages.tsx';
import { withSite } from './testing/site.ts';

const { content, identity } = emptyContent('Himchuli Campus');
withSite({ content, siteDocuments: [identity], sampleFilesDir: null });
snapshotPages({ nepali: /^(?:Home|Contact|Frame)$/ });

test('the sitemap of an empty campus lists no page of people, and not the introduction', async () => {
  const { readChangingContent } = await import('#lib/site/seo/sitemap/changing-content.ts');
  const { empty } = await readChangingContent();
  expect(empty).toEqual(['/about', '/chiefMessage', ...peoplePaths]);
});

import { samplePage } from '#campus-api/testing/site-documents.ts';
import { ownSampleWarning } from './several-machines.ts';
import { siteOf } from './testing/sample-site.ts';

const settings = { redisUrl: 'redis://cache', upstreamUrl: 'http://api.example', siteContentUrl: null };
const library = samplePage('Library', 'Open.');
const sample = siteOf([{ key: 'page/library', content: { ...library, isSample: true } }]);
const edited = siteOf([{ key: 'page/library', content: { ...library, isSample: undefined } }]);

test('one of several machines is warned of site content that nobody has edited', () => {
  expect(ownSampleWarning(settings, sample)).toContain('SITE_CONTENT_URL');
  expect(ownSampleWarning(settings, edited)).toBeNull();
  expect(ownSampleWarning(settings, siteOf([]))).toBeNull();
});

test('a machine that reads the content of another one, or is the only one, is not warned', () => {
  expect(ownSampleWarning({ ...settings, siteContentUrl: 'http://admin.example' }, sample)).toBeNull();
  expect(ownSampleWarning({ ...settings, redisUrl: null }, sample)).toBeNull();
  expect(ownSampleWarning({ ...settings, upstreamUrl: null }, sample)).toBeNull();
});

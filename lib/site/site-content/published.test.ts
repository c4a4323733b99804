import { isListed, isPublished } from './published.ts';
import { sampleSite, siteOf } from './testing/sample-site.ts';

const empty = siteOf([]);
const ofDocuments = ['/chart', '/programs', '/programs/compare', '/publicInformation', '/qaa'];

test('pages without a document are not listed, and those of the sample are', () => {
  expect(ofDocuments.filter((path) => isListed(empty, path))).toEqual([]);
  expect(ofDocuments.filter((path) => isListed(sampleSite, path))).toEqual(ofDocuments);
});

test('the login of the QAA area is in the menu also without a text on accreditation', () => {
  expect(ofDocuments.filter((path) => isPublished(empty, path))).toEqual(['/qaa']);
});

test('public information without any entry is not published', () => {
  const content = { charter: [], officers: [], reports: [], university: [] };
  const site = siteOf([{ key: 'public-information', content }]);
  expect(isPublished(site, '/publicInformation')).toBe(false);
  const lead = siteOf([{ key: 'public-information', content: { ...content, lead: { ne: 'सूचना' } } }]);
  expect(isPublished(lead, '/publicInformation')).toBe(true);
});

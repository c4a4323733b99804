import { expect, test } from 'playwright/test';
import { startMalformedCampus } from '#e2e/support/malformed-campus.ts';
import { pathsOf } from '#lib/platform/routes/match.ts';
import { routes } from '#lib/platform/routes/table.ts';
import { hostile } from '#lib/platform/sanitize/testing/hostile.ts';
import { waitUntilRead } from '../support/documents.ts';
import { freePort } from '../support/process.ts';
import { startCampusApi, startSite } from '../support/servers.ts';
import { fetchDocuments, siteAddresses } from './crawl.ts';
import { checkHtml, type HtmlDocument } from './nu-checker.ts';
import { errorDocuments, qaaDocuments, storedDocuments } from './other-documents.ts';

const LITE = { 'save-data': 'on' };

const pages = routes.filter(({ kind, path }) => kind === 'page' && !path.includes('{')).flatMap(pathsOf);
const fixedPages = (site: string) => pages.map((path) => `${site}${path}`);

/** Documents of a site on a campus API, as collected by `gather`. */
async function documentsOn(
  upstream: string,
  gather: (site: string) => Promise<HtmlDocument[]>,
  settings: Record<string, string> = {},
): Promise<HtmlDocument[]> {
  const site = await startSite(upstream, settings);
  try {
    return await gather(site.url);
  } finally {
    await site.stop();
  }
}

/** All documents of the sample campus. */
async function sampleDocuments(): Promise<HtmlDocument[]> {
  const campusApi = await startCampusApi();
  const gather = async (site: string) => {
    await waitUntilRead(site);
    const addresses = await siteAddresses(site);
    const whole = await fetchDocuments(addresses);
    const lite = await fetchDocuments(addresses, LITE);
    const fixed = new Set(fixedPages(''));
    const fixedDocuments = whole.filter(({ name }) => fixed.has(name.slice('200 '.length)));
    return [...whole, ...lite, ...(await qaaDocuments(site)), ...(await storedDocuments(fixedDocuments))];
  };
  const documents = await documentsOn(campusApi.url, gather, { DOCUMENTS: 'on' });
  await campusApi.stop();
  return documents;
}

/** Documents of a campus with 500 people, a hostile introduction, and nothing else. */
async function malformedDocuments(): Promise<HtmlDocument[]> {
  const campus = await startMalformedCampus({ introduction: hostile.join('\n') });
  const documents = await documentsOn(campus.url, (site) => fetchDocuments(fixedPages(site)));
  campus.stop();
  return documents;
}

/** Documents of a site that has never had content. */
async function emptyDocuments(): Promise<HtmlDocument[]> {
  return documentsOn(`http://127.0.0.1:${await freePort()}`, async (site) => [
    ...(await fetchDocuments(fixedPages(site))),
    ...(await fetchDocuments(fixedPages(site), LITE)),
  ]);
}

test('every page and error page is valid HTML, in both languages, full and lite', async () => {
  const jar = process.env.NU_CHECKER;
  if (!jar) throw new Error('run it with: npm run test:all -- html');
  const documents = [
    ...(await sampleDocuments()),
    ...(await malformedDocuments()),
    ...(await emptyDocuments()),
    ...errorDocuments,
  ];
  for (const kind of ['200 /', '404 /', '503 /', '200 /ne/', '404 /ne/', '503 /ne/']) {
    expect(documents.filter(({ name }) => name.startsWith(kind)).length, kind).toBeGreaterThan(3);
  }
  console.log(`${documents.length} documents`);
  expect(checkHtml(jar, documents)).toEqual([]);
});

import { expect, test } from 'playwright/test';
import { startOddCampus } from '#e2e/support/malformed-campus.ts';
import { pathsOf } from '#lib/routes/match.ts';
import { routes } from '#lib/routes/table.ts';
import { hostile } from '#lib/sanitize/testing/hostile.ts';
import { untilRead } from '../support/documents.ts';
import { freePort } from '../support/process.ts';
import { startCampusApi, startSite } from '../support/servers.ts';
import { fetchDocuments, siteAddresses } from './crawl.ts';
import { checkHtml, type HtmlDocument } from './nu-checker.ts';
import { keptDocuments, lastDocuments, qaaDocuments } from './other-documents.ts';

const LITE = { 'save-data': 'on' };

const pages = routes.filter(({ kind, path }) => kind === 'page' && !path.includes('{')).flatMap(pathsOf);
const fixedPages = (site: string) => pages.map((path) => `${site}${path}`);

/** What a site on a campus API shows, as `gather` fetches it. */
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

/** All that visitors of the sample campus see. */
async function sampleDocuments(): Promise<HtmlDocument[]> {
  const campusApi = await startCampusApi();
  const gather = async (site: string) => {
    await untilRead(site);
    const addresses = await siteAddresses(site);
    const whole = await fetchDocuments(addresses);
    const lite = await fetchDocuments(addresses, LITE);
    const fixed = new Set(fixedPages(''));
    const kept = whole.filter(({ name }) => fixed.has(name.slice('200 '.length)));
    return [...whole, ...lite, ...(await qaaDocuments(site)), ...(await keptDocuments(kept))];
  };
  const documents = await documentsOn(campusApi.url, gather, { DOCUMENTS: 'on' });
  await campusApi.stop();
  return documents;
}

/** Where the campus has 500 people, a hostile introduction, and nothing else. */
async function oddDocuments(): Promise<HtmlDocument[]> {
  const campus = await startOddCampus({ introduction: hostile.join('\n') });
  const documents = await documentsOn(campus.url, (site) => fetchDocuments(fixedPages(site)));
  campus.stop();
  return documents;
}

/** Where nothing was ever known of the campus. */
async function emptyDocuments(): Promise<HtmlDocument[]> {
  return documentsOn(`http://127.0.0.1:${await freePort()}`, async (site) => [
    ...(await fetchDocuments(fixedPages(site))),
    ...(await fetchDocuments(fixedPages(site), LITE)),
  ]);
}

test('every page is valid HTML, in both languages, whole and lite, there or not', async () => {
  const jar = process.env.NU_CHECKER;
  if (!jar) throw new Error('run it with: npm run test:engines -- html');
  const documents = [
    ...(await sampleDocuments()),
    ...(await oddDocuments()),
    ...(await emptyDocuments()),
    ...lastDocuments,
  ];
  for (const kind of ['200 /', '404 /', '503 /', '200 /ne/', '404 /ne/', '503 /ne/']) {
    expect(documents.filter(({ name }) => name.startsWith(kind)).length, kind).toBeGreaterThan(3);
  }
  console.log(`${documents.length} documents`);
  expect(checkHtml(jar, documents)).toEqual([]);
});

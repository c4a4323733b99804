import { startCampusApi, startSite } from './servers.ts';

/**
 * One campus API and one site for all tests that do not disturb them; their addresses go to the tests by environment. An answer may take its time,
 * as the machine is busy with browsers.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const campusApi = await startCampusApi();
  const site = await startSite(campusApi.url, { DOCUMENTS: 'on', UPSTREAM_TIMEOUT_MS: '30000' });
  process.env.E2E_CAMPUS_API = campusApi.url;
  process.env.E2E_SITE = site.url;
  return async () => {
    await site.stop();
    await campusApi.stop();
  };
}

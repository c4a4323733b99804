import { startCampusApi, startSite } from './servers.ts';

/** One campus API and one site for all tests that do not disturb them; their addresses go to the tests by environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const campusApi = await startCampusApi();
  const site = await startSite(campusApi.url, { DOCUMENTS: 'on' });
  process.env.E2E_CAMPUS_API = campusApi.url;
  process.env.E2E_SITE = site.url;
  return async () => {
    await site.stop();
    await campusApi.stop();
  };
}

import { startCampusApi, startSite } from './servers.ts';

/**
 * One campus API and one site shared by all tests that do not disturb them; tests read their addresses from the environment. The long
 * timeout allows for a machine that is busy with browsers.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const campusApi = await startCampusApi();
  const site = await startSite(campusApi.url, { UPSTREAM_TIMEOUT_MS: '30000' });
  process.env.E2E_CAMPUS_API = campusApi.url;
  process.env.E2E_SITE = site.url;
  return async () => {
    await site.stop();
    await campusApi.stop();
  };
}

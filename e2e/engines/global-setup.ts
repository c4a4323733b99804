import { startCampusApi, startSite } from '../support/servers.ts';

/** One campus API and one site for all engines. A login is checked in seconds, also where a machine is busy with browsers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const campusApi = await startCampusApi();
  const site = await startSite(campusApi.url, { UPSTREAM_TIMEOUT_MS: '30000' });
  process.env.E2E_SITE = site.url;
  return async () => {
    await site.stop();
    await campusApi.stop();
  };
}

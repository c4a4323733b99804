import { qaaAccount, startSite } from '../support/servers.ts';

/** A document of the sample that is read by then. */
const RESULT = '/notice/item/120/file/1';

/** One site for all engines, with its embedded campus API and what is in documents. A login is checked in seconds, also where a machine is busy with browsers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite('', {
    UPSTREAM_TIMEOUT_MS: '30000',
    DOCUMENTS: 'on',
    QAA_USER: qaaAccount.user,
    QAA_PASSWORD: qaaAccount.password,
  });
  process.env.E2E_SITE = site.url;
  for (const end = Date.now() + 120_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 1000))) {
    if ((await (await fetch(`${site.url}${RESULT}`)).text()).includes('id="page-1"')) break;
  }
  return () => site.stop();
}

import { SAMPLE_RESULT, waitUntilRead } from '../support/documents.ts';
import { qaaAccount, startSite } from '../support/servers.ts';

/** One site for all engines, with its embedded campus API and indexed documents. The time-out allows for slow logins on a busy machine. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite('', {
    UPSTREAM_TIMEOUT_MS: '30000',
    DOCUMENTS: 'on',
    QAA_USER: qaaAccount.user,
    QAA_PASSWORD: qaaAccount.password,
  });
  process.env.E2E_SITE = site.url;
  await waitUntilRead(site.url);
  const page = await (await fetch(site.url + SAMPLE_RESULT)).text();
  const [lastPicture = ''] = /\/page-pictures\/\w+\/2-360\.avif/.exec(page) ?? [];
  // The site makes pictures after the text: each request waits for one for 10 s.
  for (let tries = 0; tries < 30 && !(await fetch(site.url + lastPicture)).ok; tries += 1);
  return () => site.stop();
}

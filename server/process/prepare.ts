import { CampusApiSetupError, prepareCampusApi } from '#campus-api/index.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import type { Environment } from '#lib/platform/settings/schema.ts';

/**
 * Fills the embedded campus API at its first start: with the sample campus, or with nothing where the site reads its records from the API of a campus.
 * Another machine may have the site content.
 */
export function prepare({ upstreamUrl, siteContentUrl, dataDir, qaaUser, qaaPassword }: Environment): void {
  if (siteContentUrl !== null) return;
  const records = upstreamUrl === null ? {} : { content: null };
  try {
    const options = { dataDir, qaaUser, qaaPassword: qaaPassword ?? undefined, ...records };
    const { created, qaaAccount, hasSiteContent } = prepareCampusApi(options);
    if (upstreamUrl !== null) {
      if (!hasSiteContent) print(emptySiteContent(upstreamUrl));
      return;
    }
    if (created) print(`No UPSTREAM_URL: a sample campus was made in ${dataDir}.`);
    if (qaaAccount?.generatedPassword) {
      print(`QAA login, shown only this once: ${qaaAccount.user} / ${qaaAccount.generatedPassword}`);
    }
  } catch (error) {
    if (error instanceof CampusApiSetupError) fail(error.message);
    throw error;
  }
}

/** The next step of a campus with its own API. */
function emptySiteContent(upstreamUrl: string): string {
  return `The records come from ${upstreamUrl}. Nobody has written the site content yet (name, menu, pages, programmes): the site shows the name of the contact record, and that the pages will be published soon. Write it in the admin: npm run admin, with the same UPSTREAM_URL and DATA_DIR (README, "Connect a campus API").`;
}

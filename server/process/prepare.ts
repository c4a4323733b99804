import { CampusApiSetupError, prepareCampusApi } from '#campus-api/index.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import type { Environment } from '#lib/platform/settings/schema.ts';

/** Fills the embedded campus API at its first start, unless the site reads from the API of a campus. */
export function prepare({ upstreamUrl, dataDir, qaaUser, qaaPassword }: Environment): void {
  if (upstreamUrl !== null) return;
  try {
    const { created, qaaAccount } = prepareCampusApi({ dataDir, qaaUser, qaaPassword: qaaPassword ?? undefined });
    if (created) print(`No UPSTREAM_URL: a sample campus was made in ${dataDir}.`);
    if (qaaAccount?.generatedPassword) {
      print(`QAA login, shown only this once: ${qaaAccount.user} / ${qaaAccount.generatedPassword}`);
    }
  } catch (error) {
    if (error instanceof CampusApiSetupError) fail(error.message);
    throw error;
  }
}

import 'server-only';
import type { CampusApi } from '#campus-api/index.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';

/** Opens the embedded campus API once per process, at the first call; after a failure the next call tries again. */
export function openEmbedded(): Promise<CampusApi> {
  const opened = processSingleton('embedded-campus-api', () => ({}));
  opened.api ??= open().catch((error: unknown) => {
    delete opened.api;
    throw error;
  });
  return opened.api;
}

async function open(): Promise<CampusApi> {
  const { dataDir, qaaUser, qaaPassword, upstreamUrl } = environment();
  const { openCampusApi } = await import('#campus-api/index.ts');
  // Where another API has the records, this one has the site content only.
  const content = upstreamUrl === null ? undefined : null;
  return openCampusApi({ dataDir, qaaUser, qaaPassword: qaaPassword ?? undefined, content });
}

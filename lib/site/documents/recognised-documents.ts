import 'server-only';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { broadcast, onEvent } from '#lib/platform/shared-state/events.ts';

declare module '#lib/platform/shared-state/events.ts' {
  interface ProcessEvents {
    /** Pages of a document were recognised: its text changed under the same digest. */
    documentRecognised: { readonly digest: string };
  }
}

/** Digests of recognised documents since the last call of `takeRecognised`. */
const state = () =>
  processSingleton('recognised-documents', () => {
    const digests = new Set<string>();
    onEvent('documentRecognised', ({ digest }) => digests.add(digest));
    return digests;
  });

/** Announces the recognition of a document to the search of this process and of the others. */
export function announceRecognised(digest: string): void {
  state().add(digest);
  broadcast('documentRecognised', { digest });
}

/** Returns the digests of the documents that were recognised since the last call. */
export function takeRecognised(): ReadonlySet<string> {
  const digests = state();
  const recognised = new Set(digests);
  digests.clear();
  return recognised;
}

import { useEffect, useState } from 'react';
import { cacheFile, isFileCached, removeFile } from '#lib/site/offline/cached-files.ts';

/** `idle`: not on this device. The last three are the reasons of a failure. */
type State = 'idle' | 'working' | 'saved' | 'full' | 'failed' | 'unsupported';

async function trySave(address: string): Promise<State> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return 'unsupported';
  try {
    await cacheFile(address);
    // Requests persistent storage, which the browser may deny: without it the browser may evict the file when storage runs short.
    navigator.storage?.persist?.().catch(() => undefined);
    return 'saved';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
}

/** Whether a file is saved on this device, with the functions that save and remove it. */
export function useSavedFile(address: string) {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if ('caches' in window)
      isFileCached(address).then(
        (isSaved) => isSaved && setState('saved'),
        () => undefined,
      );
  }, [address]);
  const save = async () => {
    if (state === 'working') return;
    setState('working');
    setState(await trySave(address));
  };
  const remove = async () => {
    await removeFile(address);
    setState('idle');
  };
  return { state, save, remove };
}

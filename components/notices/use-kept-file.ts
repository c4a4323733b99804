import { useEffect, useState } from 'react';
import { cacheFile, isKept, removeFile } from '#lib/offline/cached-files.ts';

/** `idle`: not on this device. The last three say why it is not. */
export type Keeping = 'idle' | 'working' | 'kept' | 'full' | 'failed' | 'unsupported';

async function tryToKeep(address: string): Promise<Keeping> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return 'unsupported';
  try {
    await cacheFile(address);
    // Asks the browser not to clear it when room gets short; it may refuse.
    navigator.storage?.persist?.().catch(() => undefined);
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
}

/** Whether a file is on this device, and what puts it there and takes it away. */
export function useKeptFile(address: string) {
  const [keeping, setKeeping] = useState<Keeping>('idle');
  useEffect(() => {
    if ('caches' in window)
      isKept(address).then(
        (kept) => kept && setKeeping('kept'),
        () => undefined,
      );
  }, [address]);
  const keep = async () => {
    if (keeping === 'working') return;
    setKeeping('working');
    setKeeping(await tryToKeep(address));
  };
  const remove = async () => {
    await removeFile(address);
    setKeeping('idle');
  };
  return { keeping, keep, remove };
}

/** Timeout between two chunks of a download. */
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Downloads a file of the site; `onBytes` is called for each chunk.
 * @throws Error if it is missing, aborted, empty or stalled, and when `signal` fires
 */
export async function fetchFile(
  address: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
): Promise<Blob> {
  const controller = new AbortController();
  const end = () => controller.abort(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  let timer = setTimeout(() => controller.abort(), idleTimeoutMs);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  try {
    const response = await fetch(address, { signal: controller.signal });
    if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), idleTimeoutMs);
      chunks.push(value);
      onBytes(value.byteLength);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
  if (chunks.length === 0) throw new Error(`${address}: empty`);
  return new Blob(chunks);
}

/** Silence longer than this ends a download. */
const SILENCE_MS = 30_000;

/**
 * The bytes of a file of ours; `onBytes` is told of each piece.
 * @throws Error when it is not there, breaks off, is empty or falls silent, and when `signal` fires
 */
export async function fetchFile(
  address: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
  silenceMs = SILENCE_MS,
): Promise<Blob> {
  const own = new AbortController();
  const end = () => own.abort(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  let timer = setTimeout(() => own.abort(), silenceMs);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  try {
    const response = await fetch(address, { signal: own.signal });
    if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(() => own.abort(), silenceMs);
      pieces.push(value);
      onBytes(value.byteLength);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
  if (pieces.length === 0) throw new Error(`${address}: empty`);
  return new Blob(pieces);
}

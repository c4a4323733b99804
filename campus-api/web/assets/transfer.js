// Sends a file in parts. After a lost connection it continues with the first byte that the server does not have.

/** Bytes of a part: a proxy may pass on only whole requests, so a lost connection repeats at most these. */
const PART_BYTES = 512 * 1024;

/** The file is not accepted: sending it again does not help. The message is for the clerk, `''` without a reason. */
export class RefusedError extends Error {}

/** The file on the clerk's machine is no longer the one that was chosen. */
export class ChangedError extends Error {}

/** The server does not have the draft. */
export class MissingDraftError extends Error {}

/** Statuses that another attempt does not change. */
const FINAL = [400, 403, 413, 415, 422];

/** The data of a response. @throws RefusedError, MissingDraftError, and Error with the reason if another attempt may help */
export function dataOf({ status, data }) {
  if (status >= 200 && status < 300 && data) return data;
  if (FINAL.includes(status)) throw new RefusedError(data?.problem ?? '');
  if (status === 404) throw new MissingDraftError();
  throw new Error(data?.problem ?? '');
}

/**
 * Resolves once the server has the whole file; failed parts are sent again without end.
 * `request(method, init, onProgress)`: resolves with status and JSON, rejects if the connection is lost. `describe(offset)`: the header of a part.
 * `onProgress(bytes)`, `onFailure(error)`; `pause(failures)`: resolves when the next attempt is due.
 * @throws RefusedError, ChangedError, and the reason of an aborted `signal`
 */
export async function sendFile(file, { request, describe, pause, onProgress, onFailure, signal }) {
  const sent = [];
  for (let failures = 0; ; ) {
    try {
      signal.throwIfAborted();
      let { isAdded, received } = dataOf(await request('GET', {}, () => undefined));
      if (isAdded) return;
      onProgress(received);
      while (received < file.size || file.size === 0) {
        signal.throwIfAborted();
        const from = received;
        const body = await readPart(file, from);
        sent.push({ from, bytes: body.byteLength, digest: await digestOf(body) });
        const init = { headers: describe(from), body };
        ({ received } = dataOf(await request('POST', init, (bytes) => onProgress(from + bytes))));
        if (received <= from) throw new Error('');
        failures = 0;
        onProgress(received);
      }
      await requireUnchanged(file, sent);
      return;
    } catch (error) {
      if (signal.aborted || error instanceof RefusedError || error instanceof ChangedError) throw error;
      onFailure(error);
      await pause(failures);
      failures += 1;
    }
  }
}

async function readPart(file, from, bytes = PART_BYTES) {
  const end = Math.min(from + bytes, file.size);
  try {
    const body = await file.slice(from, end).arrayBuffer();
    if (body.byteLength === end - from) return body;
  } catch {
    // Browsers refuse to read a file that was changed since it was chosen.
  }
  throw new ChangedError();
}

/** Some browsers read a changed file: each part is compared with what was sent. Pages without HTTPS have no digests. */
async function requireUnchanged(file, sent) {
  for (const { from, bytes, digest } of sent)
    if (digest !== (await digestOf(await readPart(file, from, bytes)))) throw new ChangedError();
}

async function digestOf(bytes) {
  if (!globalThis.crypto?.subtle) return '';
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join();
}

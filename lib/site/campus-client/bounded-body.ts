import { parseBoundedJson } from '#lib/platform/runtime/parse-bounded-json.ts';
import { rejectOnAbort } from './deadline.ts';
import { CampusApiError } from './errors.ts';

/**
 * Reads a whole body, counting bytes after decompression.
 * @throws CampusApiError `too-large` above `limit` bytes
 */
export async function readBytes(
  response: Response,
  limit: number,
  signal: AbortSignal,
  call: string,
): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (reader) {
      const { done, value } = await rejectOnAbort(reader.read(), signal);
      if (done) break;
      size += value.byteLength;
      if (size > limit) throw new CampusApiError('too-large', call, { reason: `more than ${limit} bytes` });
      chunks.push(value);
    }
  } catch (error) {
    reader?.cancel().catch(() => undefined);
    throw error;
  }
  return Buffer.concat(chunks);
}

/** Reads a whole body as JSON. @throws CampusApiError `too-large` above `limit` bytes, `malformed` */
export async function readJsonResponse(
  response: Response,
  limit: number,
  signal: AbortSignal,
  call: string,
): Promise<unknown> {
  return parseJson(await readBytes(response, limit, signal, call), call);
}

/** Parses JSON in UTF-8, with or without a byte order mark. @throws CampusApiError `malformed`, also if it is nested too deep */
export function parseJson(bytes: Uint8Array, call: string): unknown {
  let text: string | null = null;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return parseBoundedJson(text);
  } catch (error) {
    // Not as the cause: the message of a JSON error quotes the body.
    throw new CampusApiError('malformed', call, { reason: whyNotJson(text, String(error)) });
  }
}

/** Why a body is not JSON. `text`: null where it is not in UTF-8. */
function whyNotJson(text: string | null, message: string): string {
  if (text === null) return 'not in UTF-8';
  if (text.trim() === '') return 'an empty body';
  if (text.trimStart().startsWith('<')) return 'HTML instead of JSON';
  if (/more than \d+ values/.test(message)) return 'values that are nested too deep';
  // V8 names the end of the text as the place of the fault.
  const place = /at position (\d+)/.exec(message)?.[1];
  if (/end of JSON input/.test(message) || Number(place) >= text.length) return 'JSON that ends too early';
  return 'not JSON';
}

import { Refusal } from './refusal.ts';

/** Limit for receiving a whole body. */
const TIMEOUT_MS = 10_000;

function tooLarge(limit: number): Refusal {
  // The rest of the body is not read, so the connection cannot be reused.
  return new Refusal(413, `Nothing of more than ${limit} bytes is accepted here.`, { Connection: 'close' });
}

/** Media type of a request, in lower case and without parameters. */
function mediaType(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/**
 * Reads a body of the given type as text, counting bytes as they arrive: Next itself accepts hundreds of megabytes.
 * @throws Refusal 415 another type, 413 more than `limit` bytes, 408 too slow, 400 not UTF-8
 */
export async function readBody(request: Request, type: string, limit: number): Promise<string> {
  if (mediaType(request) !== type) throw new Refusal(415, `Only ${type} is accepted here.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
  const reader = request.body?.getReader();
  const timer = setTimeout(() => reader?.cancel().catch(() => undefined), TIMEOUT_MS);
  const started = performance.now();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      size += next.value.byteLength;
      if (size > limit) throw tooLarge(limit);
      chunks.push(next.value);
    }
  } finally {
    clearTimeout(timer);
    reader?.cancel().catch(() => undefined);
  }
  if (performance.now() - started >= TIMEOUT_MS) throw new Refusal(408, 'The request took too long to arrive.');
  return decode(Buffer.concat(chunks));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'The request is not text in UTF-8.');
  }
}

/** Reads a body as JSON. @throws Refusal as `readBody`, and 400 for invalid JSON */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
  const text = await readBody(request, 'application/json', limit);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The request is not JSON.');
  }
}

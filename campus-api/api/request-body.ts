import { HTTPException } from 'hono/http-exception';

const MAX_BODY_BYTES = 16 * 1024;

/** The JSON of a request: 415 for another content type, 413 over 16 KB (counted while reading), 400 for invalid JSON. */
export async function readRequestJson(request: Request): Promise<unknown> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    throw new HTTPException(415, { message: 'This call takes a body of type application/json.' });
  }
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new HTTPException(400, { message: 'The body is not JSON.' });
  }
}

async function readBytes(request: Request): Promise<Buffer> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = await reader?.read().catch(() => {
      throw new HTTPException(400, { message: 'The body ended before it was whole.' });
    });
    if (chunk?.value === undefined) return Buffer.concat(chunks);
    size += chunk.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      void reader?.cancel().catch(() => undefined);
      throw new HTTPException(413, { message: 'The body is larger than 16 KB.' });
    }
    chunks.push(chunk.value);
  }
}

import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { lowerBound } from './derive.ts';

interface File {
  type: string;
  encoding: string;
  body: Buffer;
}

export interface BoundServer {
  url: string;
  stop: () => Promise<unknown>;
}

/** Serves each page of the site at `base` as its lower bound, and every other file as the site does, all out of memory and compressed before. */
export async function serveLowerBounds(base: string): Promise<BoundServer> {
  const files = new Map<string, Promise<File>>();

  async function fetchFile(path: string, accept: string): Promise<File> {
    const reply = await fetch(base + path, { headers: { accept } });
    const type = reply.headers.get('content-type') ?? '';
    const isText = /^text\/|json|javascript|svg/.test(type);
    if (!isText) return { type, encoding: '', body: Buffer.from(await reply.arrayBuffer()) };
    const read = async (file: string) => (await fetch(base + file)).text();
    const text = await reply.text();
    const body = type.startsWith('text/html') ? await lowerBound(text, read) : text;
    return { type, encoding: 'br', body: brotliCompressSync(body) };
  }

  const server = createServer(async ({ url = '/', headers }, response) => {
    const key = `${headers.accept} ${url}`;
    const file = files.get(key) ?? fetchFile(url, headers.accept ?? '*/*');
    files.set(key, file);
    const { type, encoding, body } = await file;
    response.setHeader('Content-Type', type).setHeader('Content-Length', body.length);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const close = () => new Promise((resolve) => server.close(resolve));
  return {
    url: `http://localhost:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      return close();
    },
  };
}

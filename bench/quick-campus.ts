import { createServer } from 'node:http';
import { Readable } from 'node:stream';

export const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');
export const LARGE = 'large-document.pdf';

/** A campus API that answers at once, with one document of 500 MB: what is measured is the site. */
export async function startQuickCampus() {
  const documents = Array.from({ length: 119 }, (_, index) => ({
    doccName: `C1-Q${index + 1} Paper`,
    doccLink: 'paper.pdf',
  }));
  const list = JSON.stringify({ body: [...documents, { doccName: 'Large', doccLink: LARGE }] });
  const server = createServer((incoming, response) => {
    incoming.resume();
    if (incoming.url === '/login/qaaLogin') return response.end('{"message":"You are successfully signed In"}');
    if (incoming.url === '/qaa/getQaaDocc') return response.end(list);
    if (!incoming.url?.startsWith('/images/')) return response.end('{"body":[]}');
    response.setHeader('content-length', incoming.url.endsWith(LARGE) ? 500 * MEGABYTE.length : 1000);
    if (incoming.method === 'HEAD') return response.end();
    return Readable.from(Array.from({ length: 500 }, () => MEGABYTE)).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(resolve)) };
}

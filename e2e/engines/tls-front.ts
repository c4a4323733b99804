import { mkdtempSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '#deploy/testing/nginx.ts';
import { freePort } from '../support/process.ts';

/** The site over TLS, with a self-signed certificate, instead of nginx. @param target the site's base address */
export async function startTlsFront(target: string): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-tls-'));
  makeCertificate(folder);
  const read = (name: string) => readFileSync(join(folder, name));
  const server = createServer({ key: read('key.pem'), cert: read('certificate.pem') }, (incoming, response) => {
    const { method, headers } = incoming;
    const onward = request(`${target}${incoming.url}`, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('error', () => undefined);
    incoming.pipe(onward);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `https://localhost:${port}`, stop };
}

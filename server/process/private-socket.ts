import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { log } from '#lib/platform/runtime/log.ts';

/** Name of the socket in the folder of this service in `/run`, by which `site` checks it. */
const PRIVATE_SOCKET = 'site.sock';

/**
 * Also listens on a socket that no visitor can fill, where systemd made a folder for this service (`RUNTIME_DIRECTORY`):
 * https://www.freedesktop.org/software/systemd/man/latest/systemd.exec.html#RuntimeDirectory=
 */
export function listenPrivately(server: Server, env: Partial<NodeJS.ProcessEnv> = process.env): void {
  const { RUNTIME_DIRECTORY: folder } = env;
  if (!folder) return;
  const listener = createServer((connection) => server.emit('connection', connection));
  listener.on('error', ({ message }) => log.warn({ reason: message }, 'the site has no private socket'));
  listener.listen(join(folder, PRIVATE_SOCKET));
  server.on('close', () => listener.close());
}

import type { Server } from 'node:http';
import type { CampusApi } from '#campus-api/api/server/campus-api.ts';

/** Milliseconds for requests in progress to end. */
const grace = 5_000;

/** On SIGTERM or SIGINT stops accepting requests, lets those in progress end and closes the database; a second signal exits immediately. */
export function stopServerOnSignal(server: Server, api: Pick<CampusApi, 'close'>): void {
  const stop = () => {
    server.close(() => api.close());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), grace).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

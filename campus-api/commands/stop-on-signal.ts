import type { Server } from 'node:http';
import type { CampusApi } from '../index.ts';

/** Milliseconds that requests under way have to end. */
const grace = 5_000;

/** On SIGTERM or SIGINT takes no more requests, lets those under way end and closes the database; a second signal ends at once. */
export function stopOnSignal(server: Server, api: Pick<CampusApi, 'close'>): void {
  const stop = () => {
    server.close(() => api.close());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), grace).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

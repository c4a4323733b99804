import cluster from 'node:cluster';

/** Number of the first file descriptor that systemd passes: https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html */
const FIRST = 3;

/**
 * The listening socket that systemd passed to this process, or to the primary process of this worker; null without one. It stays open while
 * the program restarts: connections wait instead of being refused.
 */
export function inheritedSocket(env: Partial<NodeJS.ProcessEnv> = process.env): { fd: number } | null {
  // Passed to another process, whose environment this one has: neither this process nor its workers have the socket.
  if (cluster.isPrimary && env.LISTEN_PID !== String(process.pid)) delete env.LISTEN_FDS;
  return env.LISTEN_FDS === '1' ? { fd: FIRST } : null;
}

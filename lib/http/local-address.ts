import { isIPv6 } from 'node:net';

const LOOPBACK = ['127.0.0.1', '0.0.0.0', '::', '::1'];

/** Where a browser on this machine finds a server that listens at this host and port. */
export function localAddress(host: string, port: number): string {
  if (LOOPBACK.includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

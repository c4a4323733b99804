import { isIPv6 } from 'node:net';

const LOOPBACK = ['127.0.0.1', '0.0.0.0', '::', '::1'];

/** Whether a host name of an address is one of this machine. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Address for browsers on this machine of a server that listens at this host and port. */
export function localAddress(host: string, port: number): string {
  if (LOOPBACK.includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

import { isIPv4 } from 'node:net';

/** A visitor's address (`clientIpOf`) without what tells one household from another: /24 of IPv4, /48 of IPv6. */
export function anonymizedIp(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0');
  return address.replace(/^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/, '$1:/48');
}

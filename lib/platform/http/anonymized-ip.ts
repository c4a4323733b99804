import { isIPv4 } from 'node:net';

/** A visitor's IP address (`clientIpOf`) without the part that identifies a household: its /24 for IPv4, its /48 for IPv6. */
export function anonymizedIp(address: string): string {
  if (isIPv4(address)) return address.replace(/(?<!\d)\d+$/, '0');
  return address.replace(/^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/, '$1:/48');
}

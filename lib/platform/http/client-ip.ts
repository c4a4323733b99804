import { isIP, isIPv4 } from 'node:net';

/**
 * The address by which a visitor's requests are counted: an IPv4 address, or the /64 of an IPv6 address, which belongs to one household.
 * The last address of `X-Forwarded-For` is that of the connection (`server/http/request-headers.ts`); each trusted proxy adds one before it.
 */
export function clientIpOf(headers: Pick<Headers, 'get'>, trustedProxies: number): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',');
  return networkOf((chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? '').trim());
}

/** The IPv4 address or IPv6 /64 that counts as one visitor; `unknown`, with a shared count, for anything else. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const kind = isIP(bare);
  if (kind !== 6) return kind === 4 ? bare : 'unknown';
  const groups = expand(bare.replace(/%.*/s, ''));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? mappedAddress(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  if (tail === undefined) return groups(head);
  const missing = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
}

function mappedAddress(groups: readonly string[]): string {
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

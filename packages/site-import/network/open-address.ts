import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { Agent as HttpAgent, type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { SiteImportError } from './site-import-error.ts';

/** Special-purpose networks of IPv4 (RFC 6890 and the IANA registry). */
const special4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special4.addSubnet(network, prefix, 'ipv4');

/** IPv6 assigns public addresses from one network; parts of it embed or tunnel addresses of IPv4. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one of the public Internet, not of this machine, a local network or a cloud's metadata service. */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return !special4.check(ip, 'ipv4');
  return family === 6 && global6.check(ip, 'ipv6') && !special6.check(ip, 'ipv6');
}

/** Name under which an import requests pages; `robots.txt` of an old site may name it. */
export const ROBOT_NAME = 'CampusWebsiteImport';
const USER_AGENT = `${ROBOT_NAME}/1.0 (import of a campus site by its own administrator)`;

/** Whether an import may request addresses of this machine and of local networks. */
export interface NetworkPolicy {
  allowPrivate: boolean;
}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves a host for the connection itself, so that no second look-up can give another address. */
function lookupPublic(hostname: string, options: LookupOptions, callback: LookupCallback): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('no address'), '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new SiteImportError('site-private', { address: hostname }), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
}

/** Connections are reused only among requests of the same policy. */
const agents = {
  public: { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) },
  any: { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) },
} as const;

/**
 * Requests one address with GET; redirects are not followed, the body is not read.
 * @throws SiteImportError for an address that is not public, and for a failed connection
 */
export function openAddress(
  url: URL,
  { allowPrivate, headers, signal }: NetworkPolicy & { headers?: Record<string, string>; signal: AbortSignal },
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host))
    return Promise.reject(new SiteImportError('site-private', { address: url.host }));
  const isSecure = url.protocol === 'https:';
  const { http, https } = agents[allowPrivate ? 'any' : 'public'];
  const options: RequestOptions = {
    headers: { 'user-agent': USER_AGENT, ...headers },
    signal,
    ...(!allowPrivate && { lookup: lookupPublic }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const fail = (error: NodeJS.ErrnoException) => {
    if (error instanceof SiteImportError || signal.aborted) reject(error);
    else
      reject(
        new SiteImportError('site-unreachable', {
          address: url.host,
          reason: error.code ?? error.message,
        }),
      );
  };
  const request = isSecure
    ? requestHttps(url, { ...options, agent: https }, resolve)
    : requestHttp(url, { ...options, agent: http }, resolve);
  request.on('error', fail);
  request.end();
  return promise;
}

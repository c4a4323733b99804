import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { Agent as HttpAgent, type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { SiteImportError } from './site-import-error.ts';

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

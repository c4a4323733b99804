import 'server-only';
import { environment } from '#lib/runtime/environment/index.ts';
import { openEmbedded } from './embedded.ts';
import { healthOf, type UpstreamHealth, type UpstreamRole } from './upstream-health.ts';

/** Where exchanges go: over HTTP or, in-process, to the embedded campus API. `baseUrl` ends without a slash. */
export interface Upstream extends UpstreamHealth {
  readonly baseUrl: string;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

const CONCURRENT_EXCHANGES = 16;
const CONCURRENT_ASIDES = 4;

/** Opens the embedded campus API where it is the one. @throws what that throws */
export async function campusApi(): Promise<Upstream> {
  const { upstreamUrl } = environment();
  if (upstreamUrl !== null) return upstream(upstreamUrl, overHttp, 'campusApi');
  const embedded = await openEmbedded();
  return upstream('http://campus-api.internal', (url, init) => embedded.fetch(new Request(url, init)), 'campusApi');
}

/** The campus API for what a page can do without: its failures open no circuit of the pages, and it takes few connections. */
export async function campusApiBackground(): Promise<Upstream> {
  const main = await campusApi();
  return { ...main, ...healthOf(`aside ${main.baseUrl}`, CONCURRENT_ASIDES, 'fileSizes') };
}

/** The host of the profile pictures, where the campus API's own `/images` is not the one. */
export function pictureHost(): Upstream | null {
  const { profilePictureUrl } = environment();
  return profilePictureUrl === null ? null : upstream(profilePictureUrl, overHttp, 'pictures');
}

function upstream(baseUrl: string, fetch: Upstream['fetch'], role: UpstreamRole): Upstream {
  return { baseUrl, fetch, ...healthOf(`upstream ${baseUrl}`, CONCURRENT_EXCHANGES, role) };
}

/**
 * 'no-store': Next would keep any answer with status 200, nonsense included. No `Request`: one follows a signal only as long as nobody
 * collects it, and the exchange would go on after its deadline, with its socket.
 */
function overHttp(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, cache: 'no-store' });
}

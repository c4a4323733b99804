import 'server-only';
import { environment } from '#lib/platform/settings/index.ts';
import { openEmbedded } from './embedded.ts';
import { currentPreview } from './preview.ts';
import { healthOf, type UpstreamHealth, type UpstreamRole } from './upstream-health.ts';

/** Destination of calls: over HTTP or, in-process, the embedded campus API. `baseUrl` ends without a slash. */
export interface Upstream extends UpstreamHealth {
  readonly baseUrl: string;
  /** Instead of `UPSTREAM_TIMEOUT_MS`. */
  readonly timeoutMs?: number;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

const MAX_CONCURRENT_CALLS = 16;
const MAX_BACKGROUND_CALLS = 4;

/** The embedded API responds however busy the machine is: a login of it takes a fifth of a second of a processor. */
const EMBEDDED_TIMEOUT_MS = 30_000;

/** Returns the configured campus API, or opens the embedded one. @throws errors of opening it */
export async function campusApi(): Promise<Upstream> {
  const { upstreamUrl } = environment();
  if (upstreamUrl !== null) return upstream(upstreamUrl, overHttp, 'campusApi');
  return embeddedApi();
}

/** The API with the site content: that of the machine with the admin, by default the embedded one, also where another API has the records. */
export async function siteContentApi(): Promise<Upstream> {
  const { siteContentUrl } = environment();
  if (siteContentUrl === null) return embeddedApi();
  // Its own circuit: a failure of the site content does not stop calls for records.
  return {
    baseUrl: siteContentUrl,
    fetch: overHttp,
    ...healthOf(`site content ${siteContentUrl}`, MAX_CONCURRENT_CALLS, 'siteContent'),
  };
}

/** Whether the site content, with its stored files, comes from another API than the records. */
export function hasSeparateSiteContent(): boolean {
  const { upstreamUrl, siteContentUrl } = environment();
  return upstreamUrl !== siteContentUrl;
}

async function embeddedApi(): Promise<Upstream> {
  const embedded = (await currentPreview()) ?? (await openEmbedded());
  const role = environment().upstreamUrl === null ? 'campusApi' : 'siteContent';
  const call: Upstream['fetch'] = (url, init) => embedded.fetch(new Request(url, init));
  return { ...upstream('http://campus-api.internal', call, role), timeoutMs: EMBEDDED_TIMEOUT_MS };
}

/** The campus API for optional parts of pages, with few connections; its failures do not open the circuit of pages. */
export async function campusApiBackground(): Promise<Upstream> {
  const main = await campusApi();
  return { ...main, ...healthOf(`aside ${main.baseUrl}`, MAX_BACKGROUND_CALLS, 'fileSizes') };
}

/** The campus API for categories of notices that the campus has added; their failures do not open the circuit of pages. */
export async function campusApiForCategories(): Promise<Upstream> {
  const main = await campusApi();
  return { ...main, ...healthOf(`categories ${main.baseUrl}`, MAX_BACKGROUND_CALLS, 'categories') };
}

/** The host of profile pictures, if it is not `/images` of the campus API. */
export function pictureHost(): Upstream | null {
  const { profilePictureUrl } = environment();
  return profilePictureUrl === null ? null : upstream(profilePictureUrl, overHttp, 'pictures');
}

function upstream(baseUrl: string, fetch: Upstream['fetch'], role: UpstreamRole): Upstream {
  return { baseUrl, fetch, ...healthOf(`upstream ${baseUrl}`, MAX_CONCURRENT_CALLS, role) };
}

/**
 * 'no-store': Next would cache any response with status 200, valid or not. No `Request` object: once it is garbage-collected it no
 * longer follows its signal, and the call would go on after its deadline, with its socket.
 */
function overHttp(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, cache: 'no-store' });
}

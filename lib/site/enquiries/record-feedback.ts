import 'server-only';
import { readBody } from '#lib/platform/http/read-body.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import { createEndpointLimit } from '#lib/platform/limits/endpoint-limit.ts';
import { labelOf, matchRoute } from '#lib/platform/routes/match.ts';
import { type NormalizedAddress, normalizeAddress } from '#lib/platform/routes/normalize-address.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { contentPageRoute } from '#lib/platform/routes/table.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { addFeedback } from './feedback-store.ts';

const MAX_BODY_BYTES = 64;

/** Limit per address, which thousands of phones may share. */
const countSender = createEndpointLimit({
  keyPrefix: 'useful',
  points: 2000,
  duration: 60 * 60,
  message: 'Many answers have come from where you are. Thank you.',
});

/**
 * Counts whether the page of the form was useful, and redirects back to it. Nothing about the visitor is stored.
 * @throws Refusal 400, 403, 408, 413, 415, 429, 503
 */
export async function recordFeedback(request: Request): Promise<Response> {
  requireSameOrigin(request, environment().siteUrl);
  const { path, locale } = originPage(request);
  const vote = new URLSearchParams(await readBody(request, 'application/x-www-form-urlencoded', MAX_BODY_BYTES)).get(
    'useful',
  );
  if (vote !== 'yes' && vote !== 'no') throw new Refusal(400, 'The answer is yes or no.');
  await countSender(request);
  const route = matchRoute(path);
  await store(route === contentPageRoute ? path : labelOf(route), vote);
  const headers = { 'Cache-Control': 'private, no-store', Location: `${localPath(path, locale)}#thanks` };
  return new Response(null, { status: 303, headers });
}

/** The page of this site in the Referer header. */
function originPage({ headers }: Request): Extract<NormalizedAddress, { kind: 'page' }> {
  const from = URL.parse(headers.get('referer') ?? '');
  const address = from && normalizeAddress(from.pathname);
  if (address?.kind !== 'page' || matchRoute(address.path)?.kind === 'dynamic')
    throw new Refusal(400, 'This was sent from no page of this site.');
  return address;
}

async function store(page: string, vote: 'yes' | 'no'): Promise<void> {
  try {
    await addFeedback(page, vote);
  } catch (error) {
    log.warn({ err: error }, 'page feedback cannot be stored in DATA_DIR');
    throw new Refusal(503, 'Your answer cannot be counted right now.', { 'Retry-After': '60' });
  }
}

import 'server-only';
import { readBody } from '#lib/http/read-body.ts';
import { Refusal } from '#lib/http/refusal.ts';
import { requireSameOrigin } from '#lib/http/same-origin.ts';
import { createEndpointLimit } from '#lib/limits/endpoint-limit.ts';
import { labelOf, matchRoute } from '#lib/routes/match.ts';
import { type NormalizedAddress, normalizeAddress } from '#lib/routes/normalize-address.ts';
import { localPath } from '#lib/routes/paths.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { log } from '#lib/runtime/log.ts';
import { countAnswer } from './feedback-store.ts';

const LONGEST_BODY = 64;

/** Thousands of phones may share one address. */
const countSender = createEndpointLimit({
  keyPrefix: 'useful',
  points: 2000,
  duration: 60 * 60,
  message: 'Many answers have come from where you are. Thank you.',
});

/**
 * Counts whether the page that the form was sent from was useful, and leads back to it. Of the visitor nothing is kept.
 * @throws Refusal 400, 403, 408, 413, 415, 429, 503
 */
export async function recordFeedback(request: Request): Promise<Response> {
  requireSameOrigin(request, environment().siteUrl);
  const { path, locale } = sentFrom(request);
  const answer = new URLSearchParams(await readBody(request, 'application/x-www-form-urlencoded', LONGEST_BODY)).get(
    'useful',
  );
  if (answer !== 'yes' && answer !== 'no') throw new Refusal(400, 'The answer is yes or no.');
  await countSender(request);
  await count(labelOf(matchRoute(path)), answer);
  const headers = { 'Cache-Control': 'private, no-store', Location: `${localPath(path, locale)}#thanks` };
  return new Response(null, { status: 303, headers });
}

/** The page of this site that the browser names as the one it comes from. */
function sentFrom({ headers }: Request): Extract<NormalizedAddress, { kind: 'page' }> {
  const from = URL.parse(headers.get('referer') ?? '');
  const address = from && normalizeAddress(from.pathname);
  if (address?.kind !== 'page' || matchRoute(address.path)?.kind === 'dynamic')
    throw new Refusal(400, 'This was sent from no page of this site.');
  return address;
}

async function count(page: string, answer: 'yes' | 'no'): Promise<void> {
  try {
    await countAnswer(page, answer);
  } catch (error) {
    log.warn({ err: error }, 'what visitors find useful cannot be counted in DATA_DIR');
    throw new Refusal(503, 'Your answer cannot be counted right now.', { 'Retry-After': '60' });
  }
}

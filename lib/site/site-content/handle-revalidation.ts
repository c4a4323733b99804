import 'server-only';
import { z } from 'zod';
import { requireBearer } from '#lib/platform/http/bearer.ts';
import { readJsonBody } from '#lib/platform/http/read-body.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { createEndpointLimit } from '#lib/platform/limits/endpoint-limit.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { publishInvalidation } from '#lib/platform/shared-state/events.ts';
import { tags } from '#lib/site/content-cache/tags.ts';

const MAX_BODY_BYTES = 4096;
const knownTags = Object.values(tags);
const bodySchema = z.object({ tags: z.array(z.enum(knownTags)).min(1).max(50) });

/** Attempts per minute and address, including wrong tokens: an attacker does not block publishing for others. */
const countAttempt = createEndpointLimit({
  keyPrefix: 'revalidation',
  points: 60,
  duration: 60,
  message: 'Too many requests. Please wait a minute.',
});

/** The publishing webhook: content with these tags is fetched again at the next visit. @throws Refusal */
export async function handleRevalidation(request: Request): Promise<Response> {
  const { revalidateSecret } = environment();
  if (revalidateSecret !== null) await countAttempt(request);
  requireBearer(request, revalidateSecret);
  const body = bodySchema.safeParse(await readJsonBody(request, MAX_BODY_BYTES));
  if (!body.success) throw new Refusal(400, `Send { "tags": […] } with some of: ${knownTags.join(', ')}.`);
  publishInvalidation([body.data.tags]);
  log.info({ tags: body.data.tags }, 'content was published');
  return Response.json({ revalidated: body.data.tags }, { headers: { 'Cache-Control': 'no-store' } });
}

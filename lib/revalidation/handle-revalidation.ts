import 'server-only';
import { z } from 'zod';
import { tags } from '#lib/content-store/tags.ts';
import { requireBearer } from '#lib/http/bearer.ts';
import { readJsonBody } from '#lib/http/read-body.ts';
import { Refusal } from '#lib/http/refusal.ts';
import { createEndpointLimit } from '#lib/limits/endpoint-limit.ts';
import { publish } from '#lib/redis/events.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { log } from '#lib/runtime/log.ts';

const LARGEST_BODY = 4096;
const known = Object.values(tags);
const bodySchema = z.object({ tags: z.array(z.enum(known)).min(1).max(50) });

/** Attempts a minute from one address, wrong tokens too: whoever guesses keeps nobody else from publishing. */
const countAttempt = createEndpointLimit({
  keyPrefix: 'revalidation',
  points: 60,
  duration: 60,
  message: 'Too many requests. Please wait a minute.',
});

/** The publishing webhook: what these tags name is asked for anew at the next visit. @throws Refusal */
export async function handleRevalidation(request: Request): Promise<Response> {
  const { revalidateSecret } = environment();
  if (revalidateSecret !== null) await countAttempt(request);
  requireBearer(request, revalidateSecret);
  const body = bodySchema.safeParse(await readJsonBody(request, LARGEST_BODY));
  if (!body.success) throw new Refusal(400, `Send { "tags": […] } with some of: ${known.join(', ')}.`);
  publish([body.data.tags]);
  log.info({ tags: body.data.tags }, 'content was published');
  return Response.json({ revalidated: body.data.tags }, { headers: { 'Cache-Control': 'no-store' } });
}

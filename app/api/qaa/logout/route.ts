import { environment } from '@/lib/environment';
import { refusing } from '@/lib/http/refusal';
import { requireSameOrigin } from '@/lib/http/same-origin';
import { logOut } from '@/lib/qaa/log-out';

/** Logs out: every copy of the session's cookie is dead from now on. */
export const POST = refusing(async (request) => {
  requireSameOrigin(request, environment().siteUrl);
  return new Response(null, { status: 204, headers: await logOut(request) });
});

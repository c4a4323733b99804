import { logOut } from '#lib/auth/log-out.ts';
import { refusing } from '#lib/http/refusal.ts';
import { requireSameOrigin } from '#lib/http/same-origin.ts';
import { environment } from '#lib/runtime/environment/index.ts';

/** Logs out: every copy of the session's cookie is dead from now on. */
export const POST = refusing(async (request) => {
  requireSameOrigin(request, environment().siteUrl);
  return new Response(null, { status: 204, headers: await logOut(request) });
});

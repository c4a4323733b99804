import { logOut } from '#lib/auth/log-out.ts';
import { refusing } from '#lib/http/refusal.ts';
import { requireSameOrigin } from '#lib/http/same-origin.ts';
import { environment } from '#lib/runtime/environment/index.ts';

/** Logs out: revokes the session, and with it every copy of its cookie. */
export const POST = refusing(async (request) => {
  requireSameOrigin(request, environment().siteUrl);
  return new Response(null, { status: 204, headers: await logOut(request) });
});

import { refusing } from '#lib/platform/http/refusal.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { logOut } from '#lib/site/accounts/log-out.ts';

/** Logs out: revokes the session, and with it every copy of its cookie. */
export const POST = refusing(async (request) => {
  requireSameOrigin(request, environment().siteUrl);
  return new Response(null, { status: 204, headers: await logOut(request) });
});

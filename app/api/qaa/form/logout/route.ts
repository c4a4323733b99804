import { logOut } from '#lib/auth/log-out.ts';
import { refusingForm } from '#lib/http/refuse-form.ts';
import { requireSameOrigin } from '#lib/http/same-origin.ts';
import { localPath } from '#lib/routes/paths.ts';
import { environment } from '#lib/runtime/environment/index.ts';

/** Logs out from a page without JavaScript; `?locale=ne` leads back to the Nepali page. */
export const POST = refusingForm(async (request) => {
  requireSameOrigin(request, environment().siteUrl);
  const locale = new URL(request.url).searchParams.get('locale') === 'ne' ? 'ne' : 'en';
  const headers = { ...(await logOut(request)), Location: localPath('/qaa', locale) };
  return new Response(null, { status: 303, headers });
});

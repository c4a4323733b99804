import { refusingForm } from '#lib/platform/http/refuse-form.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { logOut } from '#lib/site/accounts/log-out.ts';

/** Logs out from a page without JavaScript; `?locale=ne` leads back to the Nepali page. */
export const POST = refusingForm(async (request) => {
  requireSameOrigin(request, environment().siteUrl);
  const locale = new URL(request.url).searchParams.get('locale') === 'ne' ? 'ne' : 'en';
  const headers = { ...(await logOut(request)), Location: localPath('/qaa', locale) };
  return new Response(null, { status: 303, headers });
});

import { environment } from '@/lib/environment';
import { refusingForm } from '@/lib/http/refuse-form';
import { requireSameOrigin } from '@/lib/http/same-origin';
import { logOut } from '@/lib/qaa/log-out';
import { localPath } from '@/lib/routes/paths';

/** Logs out from a page without JavaScript; `?locale=ne` leads back to the Nepali page. */
export const POST = refusingForm(async (request) => {
  requireSameOrigin(request, environment().siteUrl);
  const locale = new URL(request.url).searchParams.get('locale') === 'ne' ? 'ne' : 'en';
  const headers = { ...(await logOut(request)), Location: localPath('/qaa', locale) };
  return new Response(null, { status: 303, headers });
});

import { jsonError } from '#lib/platform/http/error-response.ts';
import { referringPage } from '#lib/platform/http/referring-page.ts';
import { liteCookie } from '#lib/platform/http/wants-lite.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { environment } from '#lib/platform/settings/index.ts';

/** `on` or `off`: stores the choice in a cookie and redirects back. A GET, so that it works as a link without scripts; it affects only the presentation. */
export async function GET(request: Request, { params }: RouteContext<'/api/lite/[choice]'>): Promise<Response> {
  const { choice } = await params;
  if (choice !== 'on' && choice !== 'off') return jsonError(404, 'There is nothing at this address.');
  const locale = new URL(request.url).searchParams.get('locale') === 'ne' ? 'ne' : 'en';
  const isSecure = environment().siteUrl.startsWith('https:');
  return new Response(null, {
    status: 303,
    headers: {
      Location: referringPage(request) ?? localPath('/', locale),
      'Set-Cookie': liteCookie(choice === 'on', isSecure),
      'Cache-Control': 'no-store',
    },
  });
}

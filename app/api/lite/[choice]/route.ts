import { environment } from '@/lib/environment';
import { errorAnswer } from '@/lib/http/answer';
import { pageBefore } from '@/lib/lite/page-before';
import { liteCookie } from '@/lib/lite/wants-lite';
import { localPath } from '@/lib/routes/paths';

/** `on` or `off`: notes the choice and leads back. A link, so that it works without scripts; it changes nothing but looks. */
export async function GET(request: Request, { params }: RouteContext<'/api/lite/[choice]'>): Promise<Response> {
  const { choice } = await params;
  if (choice !== 'on' && choice !== 'off') return errorAnswer(404, 'There is nothing at this address.');
  const locale = new URL(request.url).searchParams.get('locale') === 'ne' ? 'ne' : 'en';
  const isSecure = environment().siteUrl.startsWith('https:');
  return new Response(null, {
    status: 303,
    headers: {
      Location: pageBefore(request) ?? localPath('/', locale),
      'Set-Cookie': liteCookie(choice === 'on', isSecure),
      'Cache-Control': 'no-store',
    },
  });
}

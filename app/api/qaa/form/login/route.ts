import { isLocale } from '#content/locale.ts';
import { refusingForm } from '#lib/platform/http/refuse-form.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { handleLoginForm } from '#lib/site/accounts/handle-login.ts';
import { startSession } from '#lib/site/accounts/index.ts';
import { sealLoginMessage } from '#lib/site/accounts/login-note.ts';

/** The login for browsers without JavaScript: handles a posted form and redirects to the list, or back with a message (decision record 24). */
export const POST = refusingForm(async (request) => {
  const { result, fields } = await handleLoginForm(request);
  const locale = isLocale(fields.locale ?? '') ? fields.locale : 'en';
  const page = localPath('/qaa/documents', locale === 'ne' ? 'ne' : 'en');
  const headers = new Headers({
    'Cache-Control': 'private, no-store',
    Location: `${page}?note=${await sealLoginMessage(result)}`,
  });
  if (result.kind === 'accepted') headers.set('Set-Cookie', await startSession(result.user, result.account));
  return new Response(null, { status: 303, headers });
});

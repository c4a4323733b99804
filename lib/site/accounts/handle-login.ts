import 'server-only';
import { clientIpOf } from '#lib/platform/http/client-ip.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { type Credentials, readCredentials, readLoginForm, toCredentials } from './credentials.ts';
import { startSession } from './index.ts';
import { type LoginResult, logIn } from './log-in.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Handles a login as JSON. @throws Refusal 400, 403, 408, 413, 415 */
export async function handleLogin(request: Request): Promise<Response> {
  const { siteUrl } = environment();
  requireSameOrigin(request, siteUrl);
  const result = await logInFrom(request, await readCredentials(request));
  switch (result.kind) {
    case 'accepted':
      return Response.json(
        { message: result.message },
        { headers: { ...PRIVATE, 'Set-Cookie': await startSession(result.user, result.account) } },
      );
    case 'refused':
      return jsonError(401, result.message, PRIVATE);
    case 'limited':
      return jsonError(429, `Too many attempts. Please try again in ${result.wait} seconds.`, {
        ...PRIVATE,
        'Retry-After': String(result.wait),
      });
    case 'unavailable':
      return jsonError(result.status, 'We cannot check logins right now. Please try again in a minute.', {
        ...PRIVATE,
        'Retry-After': '60',
      });
  }
}

/** Handles a posted login form; returns the result and the fields. @throws Refusal 400, 403, 408, 413, 415 */
export async function handleLoginForm(
  request: Request,
): Promise<{ result: LoginResult; fields: Record<string, string> }> {
  requireSameOrigin(request, environment().siteUrl);
  const fields = await readLoginForm(request);
  return { result: await logInFrom(request, toCredentials(fields)), fields };
}

function logInFrom({ headers }: Request, credentials: Credentials): Promise<LoginResult> {
  return logIn(credentials, clientIpOf(headers, environment().trustProxy));
}

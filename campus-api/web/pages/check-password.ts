import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { type AdminContext, clientAddress, viewOf } from '../requests/context.ts';
import { adminCookie } from '../requests/cookies.ts';
import type { AdminServices } from '../requests/services.ts';
import { oftenText } from './login.ts';

const MAX_LENGTH = 256;

/** Checks the password of a logged-in account before a change of its protection: null if it is right, else the problem. */
export async function passwordProblemOf(
  c: AdminContext,
  { settings, logIn }: AdminServices,
  { account }: AdminSession,
  password: string,
): Promise<string | null> {
  const { messages, language } = viewOf(c);
  const result = await logIn({
    userName: account.userName,
    password: password.slice(0, MAX_LENGTH),
    address: clientAddress(c, settings),
    device: adminCookie(c, settings, 'device'),
  });
  if (!('refused' in result)) return null;
  if (result.refused === 'often') return oftenText(result, messages, language);
  return result.refused === 'busy' ? messages.login.busy : messages.account.wrong;
}

import { HTTPException } from 'hono/http-exception';
import type { Fields } from '../drafts.ts';
import { type Area, hasPermission } from '../roles.ts';
import type { Session } from '../sessions.ts';
import type { AdminContext } from './context.ts';
import { readFields, requireToken } from './form.ts';
import { comesBackTo, loginPath } from './login-path.ts';

/** The session, or the redirect to the login, which the caller answers with. */
export function requireAccount(c: AdminContext): Session | Response {
  return c.get('session') ?? c.redirect(loginPath(comesBackTo(c), c.get('endedSession') ? 'ended' : null), 303);
}

/** Like `requireAccount`, for a form that changes something: its fields as well. */
export async function requireForm(c: AdminContext): Promise<{ session: Session; fields: Fields } | Response> {
  const session = requireAccount(c);
  if (session instanceof Response) return session;
  const fields = await readFields(c);
  requireToken(session, fields);
  return { session, fields };
}

/** Like `requireAccount`. @throws HTTPException 403 for an account without permission for that part of the admin */
export function needPermission(c: AdminContext, area: Area): Session | Response {
  const session = requireAccount(c);
  if (!(session instanceof Response) && !hasPermission(session.account.role, area)) throw new HTTPException(403);
  return session;
}

/** Like `requireForm`. @throws HTTPException 403 for an account without permission for that part of the admin */
export async function needPermittedForm(
  c: AdminContext,
  area: Area,
): Promise<{ session: Session; fields: Fields } | Response> {
  const session = needPermission(c, area);
  return session instanceof Response ? session : requireForm(c);
}

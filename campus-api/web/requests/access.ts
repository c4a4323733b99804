import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { type Area, hasPermission } from '#campus-api/model/permissions.ts';
import type { Fields } from '../drafts/drafts.ts';
import type { AdminContext, AdminEnv } from './context.ts';
import { endedPage, sentTexts } from './ended-page.ts';
import { readFields, requireToken } from './form.ts';
import { endNotice, loginPath, returnPath } from './login-path.ts';

/** The session, or the redirect to the login page, which the caller returns. */
export function requireAccount(c: AdminContext): AdminSession | Response {
  return c.get('session') ?? c.redirect(loginPath(returnPath(c), endNotice(c)), 303);
}

/** Like `requireAccount`, for a form that changes something: also returns its fields. */
export async function requireForm(c: AdminContext): Promise<{ session: AdminSession; fields: Fields } | Response> {
  const session = requireAccount(c);
  if (session instanceof Response)
    return endNotice(c) === null ? session : endedPage(c, sentTexts(await readFields(c)));
  const fields = await readFields(c);
  requireToken(session, fields);
  return { session, fields };
}

/** Like `requireAccount`. @throws HTTPException 403 for an account without permission for that part of the admin */
export function requirePermission(c: AdminContext, area: Area): AdminSession | Response {
  const session = requireAccount(c);
  if (!(session instanceof Response) && !hasPermission(session.account, area)) throw new HTTPException(403);
  return session;
}

/** Handles the address of a form, which a page with its problems has, opened again: redirects to the page of the form. */
export function reopenForm(page: string, area?: Area): (c: AdminContext) => Response {
  return (c) => {
    const session = area === undefined ? requireAccount(c) : requirePermission(c, area);
    return session instanceof Response ? session : c.redirect(page, 303);
  };
}

/** Refuses all requests below the path of a type of record to accounts without permission. */
export function permitArea(area: Area): MiddlewareHandler<AdminEnv> {
  return createMiddleware<AdminEnv>(async (c, next) => {
    const session = c.get('session') ?? c.get('lateSession');
    if (session !== null && !hasPermission(session.account, area)) throw new HTTPException(403);
    await next();
  });
}

/** Like `requireForm`. @throws HTTPException 403 for an account without permission for that part of the admin */
export async function requirePermittedForm(
  c: AdminContext,
  area: Area,
): Promise<{ session: AdminSession; fields: Fields } | Response> {
  const form = await requireForm(c);
  if (!(form instanceof Response) && !hasPermission(form.session.account, area)) throw new HTTPException(403);
  return form;
}

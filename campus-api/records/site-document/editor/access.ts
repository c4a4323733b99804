import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { mayEditDocument } from '#campus-api/model/permissions.ts';
import type { Fields } from '#campus-api/web/drafts/drafts.ts';
import { requireAccount, requireForm } from '#campus-api/web/requests/access.ts';
import type { AdminContext } from '#campus-api/web/requests/context.ts';

/** @throws HTTPException 403 for an account that may not edit the document */
export function requireDocument(session: AdminSession, key: string): void {
  if (!mayEditDocument(session.account, key)) throw new HTTPException(403);
}

/** The session, or the redirect to the login page. @throws HTTPException 403 for an account that may not edit the document */
export function requireDocumentPermission(c: AdminContext, key: string): AdminSession | Response {
  const session = requireAccount(c);
  if (!(session instanceof Response)) requireDocument(session, key);
  return session;
}

/** Like `requireDocumentPermission`, for a form that changes something: also returns its fields. */
export async function requireDocumentForm(
  c: AdminContext,
  key: string,
): Promise<{ session: AdminSession; fields: Fields } | Response> {
  const form = await requireForm(c);
  if (!(form instanceof Response)) requireDocument(form.session, key);
  return form;
}

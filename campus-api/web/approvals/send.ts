import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { AdminContext } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';

/** Leaves a checked draft to a second person. */
export function sendForApproval(
  { drafts }: AdminServices,
  c: AdminContext,
  { account }: AdminSession,
  draft: Draft,
): Response {
  drafts.setReview(draft.id, { state: 'waiting', comment: '', by: account.userName, at: Date.now() });
  return c.redirect('/?done=waiting', 303);
}

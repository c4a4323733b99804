import { Refusal } from '#lib/platform/http/refusal.ts';
import { refusingForm } from '#lib/platform/http/refuse-form.ts';
import { handleLink } from '#lib/site/mail-subscriptions/handle-link.ts';

/** Changes of a subscription, where the server does not handle the form itself (`server/handlers/page-form.ts`): an invalid form is an error page. */
export const POST = refusingForm(async (request) => {
  const result = await handleLink(request);
  if (result instanceof Response) return result;
  throw new Refusal(result.status === 422 ? 400 : result.status, result.view.kind);
});

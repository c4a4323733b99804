import { Refusal } from '#lib/platform/http/refusal.ts';
import { refusingForm } from '#lib/platform/http/refuse-form.ts';
import { requestSubscription } from '#lib/site/mail-subscriptions/request-subscription.ts';

/** Subscriptions by e-mail, where the server does not handle the form itself (`server/handlers/page-form.ts`): an invalid form is an error page. */
export const POST = refusingForm(async (request) => {
  const result = await requestSubscription(request);
  if (result.kind === 'sent') return new Response(null, { status: 202 });
  throw new Refusal(result.status === 422 ? 400 : result.status, result.reason);
});

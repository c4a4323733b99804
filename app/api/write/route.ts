import { Refusal } from '#lib/platform/http/refusal.ts';
import { refusingForm } from '#lib/platform/http/refuse-form.ts';
import { receiveEnquiry } from '#lib/site/enquiries/receive-enquiry.ts';

/** Messages of visitors to the campus, where the server does not handle the form itself (`server/handlers/page-form.ts`): an invalid form is an error page. */
export const POST = refusingForm(async (request) => {
  const result = await receiveEnquiry(request);
  if (result instanceof Response) return result;
  throw new Refusal(result.status === 422 ? 400 : result.status, result.reason);
});

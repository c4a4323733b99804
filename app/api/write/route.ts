import { receiveEnquiry } from '#lib/enquiries/receive-enquiry.ts';
import { Refusal } from '#lib/http/refusal.ts';
import { refusingForm } from '#lib/http/refuse-form.ts';

/** Messages of visitors to the campus, where the server does not handle the form itself (`server/handlers/page-form.ts`): an invalid form is an error page. */
export const POST = refusingForm(async (request) => {
  const result = await receiveEnquiry(request);
  if (result instanceof Response) return result;
  throw new Refusal(result.status === 422 ? 400 : result.status, result.reason);
});

import { takeEnquiry } from '#lib/enquiries/receive-enquiry.ts';
import { Refusal } from '#lib/http/refusal.ts';
import { refusingForm } from '#lib/http/refuse-form.ts';

/** What visitors write to the campus, where the server does not take it itself (`server/handlers/page-form.ts`): a form that is not taken is one page back. */
export const POST = refusingForm(async (request) => {
  const taken = await takeEnquiry(request);
  if (taken instanceof Response) return taken;
  throw new Refusal(taken.status === 422 ? 400 : taken.status, taken.again);
});

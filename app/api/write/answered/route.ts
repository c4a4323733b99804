import { fetchProgress } from '#lib/enquiries/fetch-progress.ts';
import { jsonError } from '#lib/http/error-response.ts';
import { refusingForm } from '#lib/http/refuse-form.ts';

/** The state of a visitor's message as JSON, where the server does not handle the form itself (`server/handlers/page-form.ts`). */
export const POST = refusingForm(async (request) => {
  const { status, progress } = await fetchProgress(request);
  return jsonError(status, typeof progress === 'string' ? progress : progress.state);
});

import { jsonError } from '#lib/platform/http/error-response.ts';
import { refusingForm } from '#lib/platform/http/refuse-form.ts';
import { fetchProgress } from '#lib/site/enquiries/fetch-progress.ts';

/** The state of a visitor's message as JSON, where the server does not handle the form itself (`server/handlers/page-form.ts`). */
export const POST = refusingForm(async (request) => {
  const { status, progress } = await fetchProgress(request);
  return jsonError(status, typeof progress === 'string' ? progress : progress.state);
});

import { askProgress } from '#lib/enquiries/fetch-progress.ts';
import { jsonError } from '#lib/http/error-response.ts';
import { refusingForm } from '#lib/http/refuse-form.ts';

/** What became of what a visitor wrote, where the server does not answer it itself (`server/handlers/page-form.ts`): without the page around it. */
export const POST = refusingForm(async (request) => {
  const { status, found } = await askProgress(request);
  return jsonError(status, typeof found === 'string' ? found : found.state);
});

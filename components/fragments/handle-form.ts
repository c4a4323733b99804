import type { PageFormHandler } from '#lib/platform/http/page-handlers.ts';
import { refusingForm } from '#lib/platform/http/refuse-form.ts';

/** Runs a handler of a form; refusals become an error page. */
export async function handleForm(request: Request, handle: PageFormHandler) {
  const results: Awaited<ReturnType<PageFormHandler>>[] = [];
  const refused = await refusingForm(async (sent) => {
    results.push(await handle(sent));
    return new Response(null);
  })(request);
  return results[0] ?? refused;
}

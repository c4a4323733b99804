import { refusing } from '#lib/platform/http/refusal.ts';
import { handleRevalidation } from '#lib/site/site-content/handle-revalidation.ts';

/** The publishing webhook: `{ "tags": […] }` with the bearer token of `REVALIDATE_SECRET`. */
export const POST = refusing(handleRevalidation);

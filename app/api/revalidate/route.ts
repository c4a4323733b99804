import { refusing } from '#lib/http/refusal.ts';
import { handleRevalidation } from '#lib/revalidation/handle-revalidation.ts';

/** The publishing webhook: `{ "tags": […] }` with the bearer token of `REVALIDATE_SECRET`. */
export const POST = refusing(handleRevalidation);

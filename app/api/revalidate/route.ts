import { refusing } from '#lib/http/refusal.ts';
import { answerRevalidation } from '#lib/revalidation/handle-revalidation.ts';

/** The publishing webhook: `{ "tags": […] }` with the bearer token of `REVALIDATE_SECRET`. */
export const POST = refusing(answerRevalidation);

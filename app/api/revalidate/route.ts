import { refusing } from '@/lib/http/refusal';
import { answerRevalidation } from '@/lib/revalidation/answer-revalidation';

/** The publishing webhook: `{ "tags": […] }` with the bearer token of `REVALIDATE_SECRET`. */
export const POST = refusing(answerRevalidation);

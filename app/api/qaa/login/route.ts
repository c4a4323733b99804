import { refusing } from '@/lib/http/refusal';
import { answerLogin } from '@/lib/qaa/answer-login';

/** Logs in: `{ userName, qaaPassword }` as JSON, from a page of this site (design decision 11). */
export const POST = refusing(answerLogin);

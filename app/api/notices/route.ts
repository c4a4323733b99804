import { answerSearch } from '@/lib/notices/answer-search';

/** A page of a department's notices, or of those that a search finds. */
export async function GET(request: Request): Promise<Response> {
  return answerSearch(new URL(request.url).searchParams);
}

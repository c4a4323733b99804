import { answerSuggestions } from '#lib/site-search/handle-suggestions.ts';

/** What the search of the site offers while one types. */
export async function GET(request: Request): Promise<Response> {
  return answerSuggestions(new URL(request.url).searchParams);
}

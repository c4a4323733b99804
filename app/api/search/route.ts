import { handleSuggestions } from '#lib/site-search/handle-suggestions.ts';

/** What the search of the site offers while one types. */
export async function GET(request: Request): Promise<Response> {
  return handleSuggestions(new URL(request.url).searchParams);
}

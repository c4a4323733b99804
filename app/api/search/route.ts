import { handleSuggestions } from '#lib/site/site-search/handle-suggestions.ts';

/** Suggestions of the site search while the visitor types. */
export async function GET(request: Request): Promise<Response> {
  return handleSuggestions(new URL(request.url).searchParams);
}

import { dictionaryNamed, headersOfDictionary } from '#lib/http/dictionaries.ts';
import { jsonError } from '#lib/http/error-response.ts';

/**
 * What pages are compressed against, for browsers that keep it. That of another build is no longer of use. Who has the page that announced
 * it gets it by that page (`server/handlers/dictionary-by-page.ts`).
 */
export async function GET(_: Request, { params }: RouteContext<'/dictionaries/[digest]'>): Promise<Response> {
  const dictionary = dictionaryNamed((await params).digest);
  if (!dictionary) return jsonError(404, 'There is no such dictionary.');
  return new Response(new Uint8Array(dictionary.body), { headers: headersOfDictionary(dictionary) });
}

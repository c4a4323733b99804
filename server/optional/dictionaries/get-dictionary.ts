import { jsonError } from '#lib/platform/http/error-response.ts';
import { dictionaryNamed, headersOfDictionary } from './dictionaries.ts';

/**
 * Route handler: the compression dictionary of pages. Dictionaries of other builds are not served. A browser that has just read the page that announced
 * it gets it compressed with that page (`dictionary-by-page.ts`).
 */
export async function GET(_: Request, { params }: RouteContext<'/dictionaries/[digest]'>): Promise<Response> {
  const dictionary = dictionaryNamed((await params).digest);
  if (!dictionary) return jsonError(404, 'There is no such dictionary.');
  return new Response(new Uint8Array(dictionary.body), { headers: headersOfDictionary(dictionary) });
}

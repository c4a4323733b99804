import { errorAnswer, IMMUTABLE } from '#lib/http/answer.ts';
import { dictionaryNamed, usesOfDictionary } from '#lib/http/dictionaries.ts';

/** What pages are compressed against, for browsers that keep it. That of another build is no longer of use. */
export async function GET(_: Request, { params }: RouteContext<'/dictionaries/[digest]'>): Promise<Response> {
  const dictionary = dictionaryNamed((await params).digest);
  if (!dictionary) return errorAnswer(404, 'There is no such dictionary.');
  return new Response(new Uint8Array(dictionary.body), {
    headers: {
      'Cache-Control': IMMUTABLE,
      'Content-Type': 'text/plain; charset=utf-8',
      'Use-As-Dictionary': usesOfDictionary(dictionary.locale),
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** `Cache-Control` of what never changes, as its address names what is in it. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Every error of the BFF: a sentence for a person, a status for the program, nothing for caches. */
export function errorAnswer(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

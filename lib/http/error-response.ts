/** `Cache-Control` of files whose address holds a digest of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** An error of the BFF: a sentence for a person, a status for the program, never cached. */
export function jsonError(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

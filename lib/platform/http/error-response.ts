/** `Cache-Control` of files whose address contains a digest of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** An error response of the BFF: a sentence for people, a status for programs, never cached. */
export function jsonError(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** `__Host-`: over HTTPS only (or on localhost), for this host alone, and not to be set from a subdomain (OWASP ASVS 3.3). */
export const SESSION_COOKIE = '__Host-qaa';

/** A cookie's value; null when it is missing, and when there are two, as somebody else must have set one of them. */
export function readCookie(header: string | null, name: string): string | null {
  if (!header?.includes(name)) return null;
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** The header that sets the session cookie for `seconds`; 0 deletes it. */
export function sessionCookie(value: string, seconds: number): string {
  return `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
}

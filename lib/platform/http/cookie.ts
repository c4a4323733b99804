/** The visitor's choice by the link in the footer: `1` for lite pages, `0` for full ones. */
export const LITE_COOKIE = 'lite';

/** `__Host-`: HTTPS only (or localhost), this host only, and not settable from a subdomain (OWASP ASVS 3.3). */
export const SESSION_COOKIE = '__Host-qaa';

/** The cookies of a request that the site reads; null without any. Others include the framework's, which switch it to its draft mode. */
export function ownCookies(header: string): string | null {
  const names = [SESSION_COOKIE, LITE_COOKIE];
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => names.some((name) => pair.startsWith(`${name}=`))).join('; ') || null;
}

/** Value of a cookie; null when it is missing or occurs twice, as another site must have set one of the two. */
export function readCookie(header: string | null, name: string): string | null {
  if (!header?.includes(name)) return null;
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** `Set-Cookie` header of the session cookie, valid for `seconds`; 0 deletes it. */
export function sessionCookie(value: string, seconds: number): string {
  return `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
}

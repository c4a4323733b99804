import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { isLocale } from '#content/locale.ts';
import { Refusal } from '#lib/http/refusal.ts';
import { requireSameOrigin } from '#lib/http/same-origin.ts';
import type { Office } from '../admin.ts';
import { findSession } from '../sessions.ts';
import type { AdminSettings } from '../settings.ts';
import type { AdminContext, AdminEnv } from './context.ts';
import { adminCookie } from './cookies.ts';

/** A year, the least that OWASP ASVS 3.4.1 asks for. */
const HSTS = 'max-age=31536000';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Names that mean this machine. Any other name could be a stranger's that leads here (DNS rebinding). */
const isLoopback = (hostname: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Answers only under the office's own name (421 for another), and sets the headers of all its pages. */
export function adminHost({ origin, host }: AdminSettings): MiddlewareHandler<AdminEnv> {
  return createMiddleware<AdminEnv>(async (c, next) => {
    const asked = URL.parse(`http://${c.req.header('host') ?? ''}`);
    const own = origin === null ? null : new URL(origin).host;
    const isOurs = asked !== null && (asked.host === own || asked.hostname === host || isLoopback(asked.hostname));
    if (!isOurs) return c.text('This is not the name of the office: see OFFICE_URL.', 421);
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('X-Frame-Options', 'DENY');
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
    if (origin?.startsWith('https:')) c.header('Strict-Transport-Security', HSTS);
  });
}

/** Finds session and language of a request, and refuses a change that does not come from a page of the office (403). */
export function protectAdmin({ database, settings }: Office): MiddlewareHandler<AdminEnv> {
  return createMiddleware<AdminEnv>(async (c, next) => {
    const language = getCookie(c, 'office-language') ?? '';
    c.set('language', isLocale(language) ? language : 'ne');
    const id = adminCookie(c, settings, 'session') ?? '';
    const device = adminCookie(c, settings, 'device') ?? '';
    const found = findSession(database, { id, device }, Date.now());
    c.set('session', found && !found.isOver ? found.session : null);
    c.set('endedSession', found?.isOver ? found.session : null);
    c.set('lateSession', found?.isOver && !found.wasEnded ? found.session : null);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') requireOwnPage(c, settings);
    await next();
  });
}

function requireOwnPage(c: AdminContext, settings: AdminSettings): void {
  try {
    requireSameOrigin(c.req.raw, settings.origin ?? '');
  } catch (error) {
    throw error instanceof Refusal ? new HTTPException(403, { cause: error }) : error;
  }
}

import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { lacksRequiredFactor } from '#campus-api/accounts/second-factors.ts';
import { findSession } from '#campus-api/accounts/sessions.ts';
import { isLocale } from '#content/locale.ts';
import { isLoopback } from '#lib/platform/http/local-address.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import type { AdminContext, AdminEnv } from './context.ts';
import { adminCookie } from './cookies.ts';
import { FACTORS_PATH } from './login-path.ts';
import type { AdminServices } from './services.ts';
import type { AdminSettings } from './settings.ts';

/** A year, the minimum of OWASP ASVS 3.4.1. */
const HSTS = 'max-age=31536000';

const policyOf = (siteUrl: string) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    // Previews of the public website.
    `frame-src ${new URL(siteUrl).origin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The pages of an account that must set up a second factor first. */
const SETUP = new RegExp(`^(?:${FACTORS_PATH}(?:/|$)|/(?:login|logout|language)$)`);

/** Accepts only the admin's own host names (421 for others: one could be of an attacker, by DNS rebinding), and sets the headers of all pages. */
export function adminHost({ origin, host, siteUrl }: AdminSettings): MiddlewareHandler<AdminEnv> {
  const policy = policyOf(siteUrl);
  return createMiddleware<AdminEnv>(async (c, next) => {
    const requested = URL.parse(`http://${c.req.header('host') ?? ''}`);
    const ownHost = origin === null ? null : new URL(origin).host;
    const isKnownHost =
      requested !== null &&
      (requested.host === ownHost || requested.hostname === host || isLoopback(requested.hostname));
    if (!isKnownHost) return c.text('This is not the name of the admin: see ADMIN_URL.', 421);
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

/** Sets the session and language of a request, and rejects changes from other origins (403). */
export function protectAdmin({ database, settings }: AdminServices): MiddlewareHandler<AdminEnv> {
  return createMiddleware<AdminEnv>(async (c, next) => {
    const language = getCookie(c, 'admin-language') ?? '';
    c.set('language', isLocale(language) ? language : 'ne');
    const id = adminCookie(c, settings, 'session') ?? '';
    const device = adminCookie(c, settings, 'device') ?? '';
    const result = findSession(database, { id, device }, Date.now());
    c.set('session', result && !result.isOver ? result.session : null);
    c.set('endReason', result?.isOver ? (result.endReason ?? 'time') : null);
    c.set('lateSession', c.get('endReason') === 'time' ? (result?.session ?? null) : null);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') requireOwnOrigin(c, settings);
    const session = c.get('session');
    const isSetup = session !== null && SETUP.test(c.req.path);
    if (session !== null && !isSetup && lacksRequiredFactor(database, session.account))
      return c.redirect(FACTORS_PATH, 303);
    await next();
  });
}

function requireOwnOrigin(c: AdminContext, settings: AdminSettings): void {
  try {
    requireSameOrigin(c.req.raw, settings.origin ?? '');
  } catch (error) {
    throw error instanceof Refusal ? new HTTPException(403, { cause: error }) : error;
  }
}

import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { isLocale, type Locale } from '#content/locale.ts';
import { clientIpOf } from '#lib/http/client-ip.ts';
import { isSameSecret } from '#lib/http/is-same-secret.ts';
import { Refusal } from '#lib/http/refusal.ts';
import { requireSameOrigin } from '#lib/http/same-origin.ts';
import type { Fields } from './drafts.ts';
import { messagesIn } from './messages/index.ts';
import type { Office } from './office.ts';
import { findSession, type Session } from './sessions.ts';
import type { OfficeSettings } from './settings.ts';
import type { View } from './view/layout.ts';

export interface OfficeEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    language: Locale;
    /** Null where nobody is logged in. */
    session: Session | null;
    /** One that is over, to whose account a form that comes too late belongs. */
    endedSession: Session | null;
  };
}
export type OfficeContext = Context<OfficeEnv>;

const YEAR_SECONDS = 365 * 86_400;
const largestForm = 256 * 1024;

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

/** Answers only under the office's own name, and sets what no page of it is without. */
export function officeHost({ origin, host }: OfficeSettings): MiddlewareHandler<OfficeEnv> {
  return createMiddleware<OfficeEnv>(async (c, next) => {
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
    if (origin?.startsWith('https:')) c.header('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
  });
}

/** Who asks, in which language; and that what changes something comes from a page of the office. */
export function protectOffice({ database, settings }: Office): MiddlewareHandler<OfficeEnv> {
  return createMiddleware<OfficeEnv>(async (c, next) => {
    const language = getCookie(c, 'office-language') ?? '';
    c.set('language', isLocale(language) ? language : 'ne');
    const id = getCookie(c, cookieName(settings, 'session')) ?? '';
    const found = findSession(database, { id, device: deviceOf(c, settings) ?? '' }, Date.now());
    c.set('session', found && !found.isOver ? found.session : null);
    c.set('endedSession', found?.isOver ? found.session : null);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') requireOwnPage(c, settings);
    await next();
  });
}

function requireOwnPage(c: OfficeContext, settings: OfficeSettings): void {
  try {
    requireSameOrigin(c.req.raw, settings.origin ?? '');
  } catch (error) {
    throw error instanceof Refusal ? new HTTPException(403, { cause: error }) : error;
  }
}

export function viewOf(c: OfficeContext): View {
  const { pathname, search } = new URL(c.req.url);
  const language = c.get('language') ?? 'ne';
  return { language, words: messagesIn(language), session: c.get('session') ?? null, path: pathname + search };
}

/** The `__Host-` names are taken by browsers over HTTPS alone. */
function cookieName({ origin }: OfficeSettings, name: 'session' | 'device'): string {
  return origin?.startsWith('https:') ? `__Host-office-${name}` : `office-${name}`;
}

export function setOfficeCookie(
  c: OfficeContext,
  settings: OfficeSettings,
  name: 'session' | 'device',
  value: string,
): void {
  setCookie(c, cookieName(settings, name), value, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    secure: settings.origin?.startsWith('https:') ?? false,
    ...(name === 'device' && { maxAge: YEAR_SECONDS }),
  });
}

export function setLanguage(c: OfficeContext, language: Locale): void {
  setCookie(c, 'office-language', language, { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: YEAR_SECONDS });
}

export function deviceOf(c: OfficeContext, settings: OfficeSettings): string | null {
  return getCookie(c, cookieName(settings, 'device')) ?? null;
}

/** Whom to count tries by. */
export function placeOf(c: OfficeContext, { trustedProxies }: OfficeSettings): string {
  const chain = [c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress].filter(Boolean).join(', ');
  return clientIpOf(new Headers({ 'x-forwarded-for': chain }), trustedProxies);
}

/** The fields of a plain form. @throws HTTPException 413, 415 */
export async function readFields(c: OfficeContext): Promise<Fields> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new HTTPException(415);
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of c.req.raw.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > largestForm) throw new HTTPException(413);
  }
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) fields[name] = [...(fields[name] ?? []), value];
  return fields;
}

/** @throws HTTPException 403 for a form that no page of this session made */
export function requireToken(session: Session, fields: Fields): void {
  if (!isSameSecret(fields.token?.[0] ?? '', session.csrf)) throw new HTTPException(403);
}

/** The session, or the way to the login and back: answered by the caller as it is. */
export function needSession(c: OfficeContext): Session | Response {
  return c.get('session') ?? c.redirect(loginPath(comesBackTo(c), c.get('endedSession') ? 'ended' : null), 303);
}

/** Like `needSession`, for a form that changes something: its fields as well. */
export async function needForm(c: OfficeContext): Promise<{ session: Session; fields: Fields } | Response> {
  const session = needSession(c);
  if (session instanceof Response) return session;
  const fields = await readFields(c);
  requireToken(session, fields);
  return { session, fields };
}

/** Like `needSession`; others than administrators are refused. */
export function needAdministrator(c: OfficeContext): Session | Response {
  const session = needSession(c);
  if (!(session instanceof Response) && session.account.role !== 'administrator') throw new HTTPException(403);
  return session;
}

/** Like `needForm`; others than administrators are refused. */
export async function needAdministratorForm(
  c: OfficeContext,
): Promise<{ session: Session; fields: Fields } | Response> {
  const administrator = needAdministrator(c);
  return administrator instanceof Response ? administrator : needForm(c);
}

/** Which page of the office to come back to after a login: the one that was asked for, or the one whose form was sent. */
function comesBackTo(c: OfficeContext): string {
  if (c.req.method === 'GET') return viewOf(c).path;
  const from = URL.parse(c.req.header('referer') ?? '');
  return from === null ? '/' : from.pathname + from.search;
}

export function loginPath(next: string, why: 'ended' | 'kept' | 'out' | 'changed' | null): string {
  const query = new URLSearchParams({ ...(next !== '/' && { next }), ...(why && { why }) });
  return `/login${query.size > 0 ? `?${query}` : ''}`;
}

/** A path of the office itself; anything else is the first page. */
export function ownPath(text: string): string {
  const url = URL.parse(text, 'http://office.invalid');
  const isOwn =
    text.startsWith('/') &&
    url?.origin === 'http://office.invalid' &&
    !/^\/(login|logout|language)\b/.test(url.pathname);
  return isOwn ? url.pathname + url.search : '/';
}

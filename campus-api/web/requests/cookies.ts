import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Locale } from '#content/locale.ts';
import type { AdminContext } from './context.ts';
import type { AdminSettings } from './settings.ts';

const YEAR_SECONDS = 365 * 86_400;

/** `login` and `provider` hold the state of a login between two steps. */
type Name = 'session' | 'device' | 'login' | 'provider';

/** Browsers accept the `__Host-` names only over HTTPS. */
function cookieName({ origin }: AdminSettings, name: Name): string {
  return origin?.startsWith('https:') ? `__Host-admin-${name}` : `admin-${name}`;
}

/** The value of a cookie; null where the browser sends none. */
export function adminCookie(c: AdminContext, settings: AdminSettings, name: Name): string | null {
  return getCookie(c, cookieName(settings, name)) ?? null;
}

export function setAdminCookie(c: AdminContext, settings: AdminSettings, name: Name, value: string): void {
  setCookie(c, cookieName(settings, name), value, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    secure: settings.origin?.startsWith('https:') ?? false,
    ...(name === 'device' && { maxAge: YEAR_SECONDS }),
  });
}

export function deleteAdminCookie(c: AdminContext, settings: AdminSettings, name: Name): void {
  const secure = settings.origin?.startsWith('https:') ?? false;
  deleteCookie(c, cookieName(settings, name), { path: '/', secure });
}

export function setLanguage(c: AdminContext, language: Locale): void {
  setCookie(c, 'admin-language', language, { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: YEAR_SECONDS });
}

const FIRST_STEPS = 'admin-first-steps';

/** Whether this browser has hidden the first steps of a new campus. */
export const hidesFirstSteps = (c: AdminContext): boolean => getCookie(c, FIRST_STEPS) === 'hidden';

export function hideFirstSteps(c: AdminContext): void {
  setCookie(c, FIRST_STEPS, 'hidden', { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: YEAR_SECONDS });
}

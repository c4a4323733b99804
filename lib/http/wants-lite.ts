import type { IncomingHttpHeaders } from 'node:http';
import { readCookie } from './cookie.ts';

/** What a visitor chose with the link in the footer: `1` for lite pages, `0` for whole ones. */
const COOKIE = 'lite';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What lite pages depend on, for caches. */
export const LITE_VARY = 'Cookie, Save-Data';

/** For this visitor's browser, which asks each time whether there is newer; shared caches that ignore `Vary` never keep one. */
export const LITE_SHARING = 'private, no-cache';

/** Whether the visitor has chosen lite pages, or the browser asks to save data and the visitor has not chosen whole ones. */
export function wantsLite(headers: IncomingHttpHeaders): boolean {
  const choice = readCookie(headers.cookie ?? null, COOKIE);
  return choice === '1' || (choice !== '0' && headers['save-data'] === 'on');
}

export function liteCookie(isWanted: boolean, isSecure: boolean): string {
  const value = `${COOKIE}=${isWanted ? 1 : 0}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`;
  return isSecure ? `${value}; Secure` : value;
}

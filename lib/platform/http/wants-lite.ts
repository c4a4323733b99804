import type { IncomingHttpHeaders } from 'node:http';
import { LITE_COOKIE, readCookie } from './cookie.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Request headers that lite pages depend on. */
export const LITE_VARY = 'Cookie, Save-Data';

/** Browsers revalidate each time; shared caches, some of which ignore `Vary`, never store lite pages. */
export const LITE_SHARING = 'private, no-cache';

/** Whether the visitor has chosen lite pages, or the browser requests saving data and the visitor has not chosen full ones. */
export function wantsLite(headers: IncomingHttpHeaders): boolean {
  const choice = readCookie(headers.cookie ?? null, LITE_COOKIE);
  return choice === '1' || (choice !== '0' && headers['save-data'] === 'on');
}

export function liteCookie(isWanted: boolean, isSecure: boolean): string {
  const value = `${LITE_COOKIE}=${isWanted ? 1 : 0}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`;
  return isSecure ? `${value}; Secure` : value;
}

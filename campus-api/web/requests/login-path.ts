import { type AdminContext, viewOf } from './context.ts';

/** The second factors of one's own account. */
export const FACTORS_PATH = '/account/two-step';

/** The page to return to after a login: the requested one, or the one whose form was sent. */
export function returnPath(c: AdminContext): string {
  if (c.req.method === 'GET') return viewOf(c).path;
  const from = URL.parse(c.req.header('referer') ?? '');
  return from === null ? '/' : from.pathname + from.search;
}

/** Why the login page is displayed; `late`: a step of the login took too long. */
export const loginNotices = [
  'ended',
  'saved',
  'textSaved',
  'out',
  'endedElsewhere',
  'newPassword',
  'factorsRemoved',
  'changed',
  'late',
] as const;
export type LoginNotice = (typeof loginNotices)[number];

const noticeOf = {
  time: 'ended',
  out: 'out',
  elsewhere: 'endedElsewhere',
  password: 'newPassword',
  factors: 'factorsRemoved',
} as const;

/** Why the session of a request is over; null for a browser without one. */
export function endNotice(c: AdminContext): LoginNotice | null {
  const reason = c.get('endReason');
  return reason && noticeOf[reason];
}

export function loginPath(next: string, notice: LoginNotice | null): string {
  const query = new URLSearchParams({ ...(next !== '/' && { next }), ...(notice && { why: notice }) });
  return `/login${query.size > 0 ? `?${query}` : ''}`;
}

const base = 'http://admin.invalid';

/** A path within the admin; `/` for anything else. */
export function safePath(text: string): string {
  if (!text.startsWith('/')) return '/';
  const target = URL.parse(text, base);
  if (target === null || /^\/(login|logout|language)\b/.test(target.pathname)) return '/';
  const path = target.pathname + target.search;
  // Parsed again, as by a browser: `/..//host` becomes `//host`, which is another site.
  const read = URL.parse(path, base);
  const isOwn = read?.origin === base && read.pathname === target.pathname && read.search === target.search;
  return target.origin === base && isOwn ? path : '/';
}

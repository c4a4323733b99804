import { type AdminContext, viewOf } from './context.ts';

/** Which page of the office to come back to after a login: the one that was asked for, or the one whose form was sent. */
export function comesBackTo(c: AdminContext): string {
  if (c.req.method === 'GET') return viewOf(c).path;
  const from = URL.parse(c.req.header('referer') ?? '');
  return from === null ? '/' : from.pathname + from.search;
}

export function loginPath(next: string, why: 'ended' | 'kept' | 'textKept' | 'out' | 'changed' | null): string {
  const query = new URLSearchParams({ ...(next !== '/' && { next }), ...(why && { why }) });
  return `/login${query.size > 0 ? `?${query}` : ''}`;
}

const base = 'http://admin.invalid';

/** A path of the admin itself; anything else is the first page. */
export function ownPath(text: string): string {
  if (!text.startsWith('/')) return '/';
  const target = URL.parse(text, base);
  if (target === null || /^\/(login|logout|language)\b/.test(target.pathname)) return '/';
  const path = target.pathname + target.search;
  // Read once more, as a browser reads it: `/..//host` becomes `//host`, which is another site.
  const read = URL.parse(path, base);
  const isOwn = read?.origin === base && read.pathname === target.pathname && read.search === target.search;
  return target.origin === base && isOwn ? path : '/';
}

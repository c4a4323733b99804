import { type OfficeContext, viewOf } from './context.ts';

/** Which page of the office to come back to after a login: the one that was asked for, or the one whose form was sent. */
export function comesBackTo(c: OfficeContext): string {
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

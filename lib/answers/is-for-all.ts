import type { ServerResponse } from 'node:http';
import { isSettled } from './question.ts';

const TEXT = /^(text\/|image\/svg\+xml|application\/([a-z]+\+)?(json|xml|javascript))/;

/** Whether an answer is a text that may be shared, the newest of its kind, and made for no request in particular. */
export function isForAll(response: ServerResponse): boolean {
  const header = (name: string) => String(response.getHeader(name) ?? '');
  const sharing = header('cache-control');
  return (
    response.statusCode === 200 &&
    TEXT.test(header('content-type')) &&
    /\b(public|s-maxage)\b/.test(sharing) &&
    !/\b(no-store|private)\b/.test(sharing) &&
    /^(HIT)?$/.test(header('x-nextjs-cache')) &&
    !header('content-security-policy').includes("'nonce-") &&
    !response.hasHeader('set-cookie') &&
    isSettled(header('vary'))
  );
}

import type { ServerResponse } from 'node:http';
import { LITE_SHARING } from '../lite/wants-lite.ts';
import { isSettled } from './question.ts';

const TEXT = /^(text\/|image\/svg\+xml|application\/([a-z]+\+)?(json|xml|javascript))/;

const isShared = (sharing: string) => /\b(public|s-maxage)\b/.test(sharing) && !/\b(no-store|private)\b/.test(sharing);

/** Whether an answer is a text that may be shared, the newest of its kind, and made for no request in particular. */
export function isForAll(response: ServerResponse, isLite: boolean): boolean {
  const header = (name: string) => String(response.getHeader(name) ?? '');
  const sharing = header('cache-control');
  return (
    response.statusCode === 200 &&
    TEXT.test(header('content-type')) &&
    (isLite ? sharing === LITE_SHARING : isShared(sharing)) &&
    /^(HIT)?$/.test(header('x-nextjs-cache')) &&
    !header('content-security-policy').includes("'nonce-") &&
    !response.hasHeader('set-cookie') &&
    isSettled(header('vary'))
  );
}

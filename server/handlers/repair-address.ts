import type { Handled } from '../finish/handled.ts';
import type { RequestContext } from '../http/request-context.ts';

/** The beginning of a letter in UTF-8 at the end of a path, of which a program took only a part into a link. */
const BROKEN_END = /(?:%[cd][\da-f]|%e[\da-f](?:%[89ab][\da-f])?|%f[0-4](?:%[89ab][\da-f]){0,2})?(?:%[\da-f]?)?$/i;

/** A path that a page can get, instead of one that begins with several slashes or ends within an encoded letter. */
export function repairedPath(path: string): string {
  const single = path.replace(/^\/+/, '/');
  return isDecodable(single) ? single : single.replace(BROKEN_END, '') || '/';
}

/** Handler: redirects to the repaired path, which is always one of this site. `refuse` has refused what cannot be repaired. */
export function repairAddress({ url }: RequestContext): Handled | null {
  const [path = ''] = url.split('?', 1);
  const repaired = repairedPath(path);
  if (repaired === path) return null;
  return { response: { status: 308, headers: { location: repaired + url.slice(path.length) }, body: Buffer.alloc(0) } };
}

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

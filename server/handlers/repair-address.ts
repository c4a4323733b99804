import type { Handled } from '../finish/handled.ts';
import type { RequestContext } from '../http/request-context.ts';

/** The beginning of a letter in UTF-8 at the end of a path, of which a program took only a part into a link. */
const BROKEN_END = /(?:%[cd][\da-f]|%e[\da-f](?:%[89ab][\da-f])?|%f[0-4](?:%[89ab][\da-f]){0,2})?(?:%[\da-f]?)?$/i;

/** Encoded names of files are shorter. */
const MAX_NAME = 2000;
const EXTENSION = '\\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|zip|jpe?g|png|gif|webp)';
/** Text that programs take for a part of a link: the danda or bracket behind it, with the text up to the next blank, or a parameter. */
const APPENDED = '[.,;:!]*(?:$|(?:[)&\\]}>"\'’”»।॥]|%(?:2[29]|3e|[57]d|e0%a5%a[45]|e2%80%9[9d]|c2%bb)).*$)';
const APPENDED_TO_FILE = new RegExp(`^(/files/[^?]*?${EXTENSION})(?!.*${EXTENSION}$)${APPENDED}`, 'i');

/** A path that a page can get, instead of one that begins with several slashes, ends within an encoded letter or, for a file, behind its name. */
export function repairedPath(path: string): string {
  const single = path.replace(/^\/+/, '/');
  const whole = isDecodable(single) ? single : single.replace(BROKEN_END, '') || '/';
  return whole.length > MAX_NAME ? whole : whole.replace(APPENDED_TO_FILE, '$1');
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

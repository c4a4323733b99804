import { BoundedMap } from '../bounded-map.ts';
import { processWide } from '../campus/process-wide.ts';

const made = () => processWide('lite pages', () => new BoundedMap<string, Buffer>(200));

/** The lite form of a page, made once as long as the page has this tag: a made-up query is the same page, and making one blocks the process. */
export function makeOnce(path: string, form: string, tag: unknown, make: () => Buffer): Buffer {
  if (tag === undefined) return make();
  const key = `${path} ${form} ${String(tag)}`;
  const page = made().get(key) ?? make();
  made().set(key, page);
  return page;
}

import { processWide } from '../campus/process-wide.ts';

const MOST = 200;

const made = () => processWide('lite pages', () => new Map<string, Buffer>());

/** The lite form of a page, made once as long as the page has this tag: a made-up query is the same page, and making one blocks the process. */
export function makeOnce(path: string, form: string, tag: unknown, make: () => Buffer): Buffer {
  if (tag === undefined) return make();
  const key = `${path} ${form} ${String(tag)}`;
  const page = made().get(key) ?? make();
  made().delete(key);
  made().set(key, page);
  const oldest = made().keys().next();
  if (made().size > MOST && !oldest.done) made().delete(oldest.value);
  return page;
}

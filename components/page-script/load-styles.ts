import { loadElement } from './load-element.ts';

/** The promise is shared in a global: each bundle has a copy of this module. */
const SHARED = 'lateStyles';

async function load(): Promise<void> {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=deferred], link[data-precedence][media="not all"]'),
  ];
  const loading = links.map((link) => (link.sheet ? null : loadElement(link)));
  for (const link of links) {
    link.media = 'not all';
    link.rel = 'stylesheet';
  }
  try {
    await Promise.all(loading);
  } catch (error) {
    for (const link of links) link.rel = 'deferred';
    Reflect.deleteProperty(self, SHARED);
    throw error;
  }
  // All at once: one layout instead of one per style sheet.
  for (const link of links) link.removeAttribute('media');
  for (const style of document.querySelectorAll('link[data-precedence] + style')) style.remove();
}

/**
 * Applies the style sheets of a page (`server/next-adapter/inline-critical-css.ts`), for elements that scripts add; concurrent callers
 * share one load. @throws Event when a style sheet fails; the next call retries
 */
export function loadStyles(): Promise<void> {
  if (!Reflect.has(self, SHARED)) Reflect.set(self, SHARED, load());
  return Reflect.get(self, SHARED);
}

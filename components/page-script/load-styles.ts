/**
 * Fetches the deferred style sheets of a page (`server/next-adapter/inline-critical-css.ts`), for elements that scripts add; concurrent callers share one load.
 * @throws Event when a style sheet fails; the next call retries
 */
export function loadStyles(): Promise<void> {
  const inFlight = 'lateStyles';
  const load = async (): Promise<void> => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=deferred]')];
    const arrived = links.map(
      (link) =>
        new Promise((resolve, reject) => {
          link.onload = resolve;
          link.onerror = reject;
        }),
    );
    for (const link of links) {
      link.media = 'not all';
      link.rel = 'stylesheet';
    }
    try {
      await Promise.all(arrived);
    } catch (error) {
      for (const link of links) link.rel = 'deferred';
      Reflect.deleteProperty(self, inFlight);
      throw error;
    }
    // All at once: one layout instead of one per style sheet.
    for (const link of links) link.removeAttribute('media');
    for (const style of document.querySelectorAll('link[data-precedence] + style')) style.remove();
  };
  // Control scripts have a copy of this function, so the promise is shared in a global.
  if (!Reflect.has(self, inFlight)) Reflect.set(self, inFlight, load());
  return Reflect.get(self, inFlight);
}

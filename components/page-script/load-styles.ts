/**
 * Fetches the style sheets that a page leaves out (`lib/next/inline-critical-css.ts`), for elements that it does not have yet; once, though several want
 * them. @throws Event where one does not come; whoever wants them next asks once more
 */
export function loadStyles(): Promise<void> {
  const inFlight = 'lateStyles';
  const bring = async (): Promise<void> => {
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
    // All at once: each that came by itself would lay the page out anew.
    for (const link of links) link.removeAttribute('media');
    for (const style of document.querySelectorAll('link[data-precedence] + style')) style.remove();
  };
  // Scripts of controls have a copy of this function.
  if (!Reflect.has(self, inFlight)) Reflect.set(self, inFlight, bring());
  return Reflect.get(self, inFlight);
}

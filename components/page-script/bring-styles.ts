/** Fetches the style sheets that a page leaves out (`lib/next/inline-critical-css.ts`), for elements that it does not have yet. @throws Event where one does not come */
export async function bringStyles(): Promise<void> {
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
  await Promise.all(arrived);
  // All at once: each that came by itself would lay the page out anew.
  for (const link of links) link.removeAttribute('media');
  for (const style of document.querySelectorAll('link[data-precedence] + style')) style.remove();
}

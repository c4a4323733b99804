/**
 * Shows the flash notices one at a time (specification section 4); after the last, focus goes to the page's heading. Not to
 * whoever followed a link within the site: before the scripts have come, it loads a document where they would change the page.
 */
export function showFlashNotices(): void {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-flash]')];
  let leaving = false;
  const show = (index: number): void => {
    const dialog = dialogs[index];
    if (leaving) return;
    if (dialog) {
      // Whoever follows its link is on the way to another page, where no dialog may stand.
      dialog.addEventListener('click', (event) => {
        leaving = event.target instanceof Element && event.target.closest('a') !== null;
        if (leaving) dialog.close();
      });
      dialog.addEventListener('close', () => show(index + 1), { once: true });
      dialog.showModal();
      // The title, not the button: the text is long, and a reader starts at its beginning.
      dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
      return;
    }
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };
  // Without scripts they stand open as blocks at the top of the page.
  for (const dialog of dialogs) dialog.removeAttribute('open');
  const [arrival] = performance.getEntriesByType('navigation');
  const reloaded = arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload';
  const followed = document.referrer.startsWith(`${location.origin}/`) && !reloaded;
  if (dialogs.length > 0 && !followed) show(0);
}

/**
 * Shows the flash notices one at a time (specification section 4), but for the one whose notice this page is; after the last,
 * focus goes to the page's heading. Not to whoever followed a link within the site. `digits` are those of each language, from 0 to 9.
 */
export function showFlashNotices(digits: Record<string, string>): void {
  // An engine that knows no dialogs shows them as it does without scripts.
  if (!('HTMLDialogElement' in self)) return;
  const all = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-flash]')];
  const dialogs = all.filter((dialog) => !dialog.querySelector(`a[href="${location.pathname}"]`));
  const count = dialogs.length;
  // An engine's own number formats cost a slow phone a tenth of a second, before the page is painted.
  const own = `${digits[document.documentElement.lang]}`;
  const write = (number: number) => `${number}`.replace(/\d/g, (digit) => own.charAt(Number(digit)));
  let leaving = false;
  const show = (index: number): void => {
    const dialog = dialogs[index];
    if (leaving) return;
    if (dialog) {
      const [place, closeAll] = dialog.querySelectorAll<HTMLElement>('[data-place], [value=all]');
      if (count > 1 && place) {
        const words = place.dataset.place || '';
        place.textContent = words.replace('{position}', write(index + 1)).replace('{count}', write(count));
      }
      if (closeAll) closeAll.hidden = index === count - 1;
      // Whoever follows its link is on the way to another page, where no dialog may stand.
      dialog.addEventListener('click', (event) => {
        leaving = event.target instanceof Element && event.target.closest('a') !== null;
        if (leaving) dialog.close();
      });
      dialog.addEventListener('close', () => show(dialog.returnValue === 'all' ? count : index + 1), { once: true });
      dialog.showModal();
      // The title, not the button: the text is long, and a reader starts at its beginning.
      const title = dialog.querySelector<HTMLElement>('[tabindex="-1"]');
      if (title) title.focus();
      return;
    }
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  };
  // Without scripts they stand open as lines at the top of the page.
  for (const dialog of all) dialog.removeAttribute('open');
  const [arrival] = performance.getEntriesByType('navigation');
  const reloaded = arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload';
  const followed = document.referrer.startsWith(`${location.origin}/`) && !reloaded;
  if (count > 0 && !followed) show(0);
}

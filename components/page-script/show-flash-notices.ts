import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

/**
 * Shows the flash notices after the first, which is open already (`openFlashNotice`), one at a time (specification section 4), except
 * the one about the notice of this page, and then counts again. After the last, the heading of the page gets the focus.
 */
export function showFlashNotices(locale: Locale): void {
  const all = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-flash]')];
  const isBegun = all.some((dialog) => dialog.dataset.flash === 'modal');
  // Without scripts they are open lines at the top of the page.
  if (self.HTMLDialogElement)
    for (const dialog of all) if (dialog.dataset.flash !== 'modal') dialog.removeAttribute('open');
  if (!isBegun) return;
  const dialogs = all.filter((dialog) => !dialog.querySelector(`a[href="${location.pathname}"]`));
  const count = dialogs.length;
  const write = (number: number) => localizeDigits(`${number}`, locale);
  let leaving = false;
  const show = (index: number): void => {
    const dialog = dialogs[index];
    if (leaving) return;
    if (dialog) {
      const next = () => show(dialog.returnValue === 'all' ? count : index + 1);
      const [position, closeAll] = dialog.querySelectorAll<HTMLElement>('[data-position], [value=all]');
      if (position) {
        const words = count > 1 ? position.dataset.position || '' : '';
        position.textContent = words.replace('{position}', write(index + 1)).replace('{count}', write(count));
      }
      if (closeAll) closeAll.hidden = index === count - 1;
      const label = dialog.querySelector<HTMLElement>('[data-close]');
      if (label && index === count - 1) label.textContent = label.dataset.close || '';
      // A followed link leaves the page: no further dialog may open.
      dialog.addEventListener('click', (event) => {
        leaving = event.target instanceof Element && event.target.closest('a') !== null;
        if (leaving) dialog.close();
      });
      dialog.addEventListener('close', next, { once: true });
      if (index > 0) {
        dialog.dataset.flash = 'modal';
        dialog.showModal();
        const title = dialog.querySelector<HTMLElement>('[tabindex="-1"]');
        if (title) title.focus();
        // The first may have been closed before this script ran.
      } else if (!dialog.open) next();
      return;
    }
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  };
  show(0);
}

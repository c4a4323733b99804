/**
 * Opens the first flash notice as soon as it is parsed, with the first paint, so that it never covers a page that a visitor is about to
 * tap. Skips the flash notice about the notice of this page; opens none after navigation within the site. The page script shows the
 * others in turn (`showFlashNotices`).
 *
 * Its poster loads before the lazy pictures of the page: they wait for the poster, at most 3 s, or until the notice is closed.
 * Inlined into the page.
 */
export default function openFlashNotice(): void {
  // Engines without dialogs show the version without scripts.
  if (!('HTMLDialogElement' in self)) return;
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  if (document.referrer.startsWith(`${location.origin}/`) && !isReload) return;
  const all = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-flash]')];
  const first = all.find((dialog) => !dialog.querySelector(`a[href="${location.pathname}"]`));
  if (!first) return;
  const poster = first.querySelector('img');
  if (poster) {
    const { dataset } = document.documentElement;
    const release = () => {
      delete dataset.picturesWait;
    };
    dataset.picturesWait = '';
    poster.fetchPriority = 'high';
    poster.setAttribute('loading', 'eager');
    for (const type of ['load', 'error']) poster.addEventListener(type, release);
    first.onclose = release;
    setTimeout(release, 3000);
  }
  // Without scripts they are open lines at the top of the page.
  first.removeAttribute('open');
  first.dataset.flash = 'modal';
  first.showModal();
  // The title, not the button: screen readers start at the beginning of the long text.
  const title = first.querySelector<HTMLElement>('[tabindex="-1"]');
  if (title) title.focus();
}

/**
 * Opens the first flash notice as soon as the parser has read them, with the first paint: no page is covered that a finger is on its way
 * to. Not the one whose notice this page is, none over a form (`formPages` is the pattern of their paths), and none after a link within
 * the site was followed; the page script shows the others in their turn (`showFlashNotices`).
 *
 * Its poster comes before all pictures of the page that do not stand at its beginning: they wait until it is there, for 3 s, or until the
 * notice is closed.
 *
 * In the page itself, in syntax that old engines read too.
 */
export function openFlashNotice(formPages: string): void {
  // An engine that knows no dialogs shows them as it does without scripts.
  if (!('HTMLDialogElement' in self)) return;
  const [arrival] = performance.getEntriesByType('navigation');
  const isReload = arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload';
  if (document.referrer.startsWith(`${location.origin}/`) && !isReload) return;
  if (new RegExp(formPages).test(location.pathname)) return;
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
    for (const type of ['load', 'error']) poster.addEventListener(type, release);
    first.onclose = release;
    setTimeout(release, 3000);
  }
  // Without scripts they stand open as lines at the top of the page.
  first.removeAttribute('open');
  first.dataset.flash = 'modal';
  first.showModal();
  // The title, not the button: the text is long, and a reader starts at its beginning.
  const title = first.querySelector<HTMLElement>('[tabindex="-1"]');
  if (title) title.focus();
}

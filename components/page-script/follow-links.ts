import { localPath, publicPath } from '#lib/platform/routes/paths.ts';

/**
 * Prefetches the page of a link under a resting pointer, a finger or the focus, unless the connection is metered. The link to the other
 * language gets the path and the query of the current address, which a shared page does not contain.
 */
export function followLinks(): void {
  const fetched = new Set<string>();
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || link.search || link.download || fetched.has(link.pathname)) return;
    // Paths with an extension are files. Prefetched responses other than pages would be fetched twice.
    if (link.pathname === location.pathname || /\.\w+$|^\/(files|api|pictures)\//.test(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  };
  if (!('saveData' in document.documentElement.dataset)) {
    addEventListener('pointerdown', prefetch, { capture: true, passive: true });
    let rest: ReturnType<typeof setTimeout> | undefined;
    // A delay skips links that the pointer or the Tab key only passes.
    const prefetchAfterDelay = (event: Event): void => {
      clearTimeout(rest);
      rest = setTimeout(prefetch, event.type === 'focusin' ? 500 : 65, event);
    };
    for (const type of ['pointerover', 'focusin'])
      addEventListener(type, prefetchAfterDelay, { capture: true, passive: true });
  }
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]');
    if (!link) return;
    link.search = location.search;
    // Unknown addresses share one page, which does not have their spelling.
    link.pathname = localPath(publicPath(location.pathname), link.hreflang === 'ne' ? 'ne' : 'en');
  });
}

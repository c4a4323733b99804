/**
 * Lets pages follow one another quickly, as documents: what a pointer rests on or a finger touches is fetched ahead, where the line is
 * not costly. The way to the other language takes along what was searched for, which a page from the cache cannot know.
 */
export function followLinks(): void {
  const fetched = new Set<string>();
  const fetchAhead = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || link.search || link.download || fetched.has(link.pathname)) return;
    // What has an ending is a file; what is not a page of this site costs its bytes twice.
    if (link.pathname === location.pathname || /\.\w+$|^\/(files|api|pictures)\//.test(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  };
  if (!('costly' in document.documentElement.dataset)) {
    addEventListener('pointerdown', fetchAhead, { capture: true, passive: true });
    let rest: ReturnType<typeof setTimeout> | undefined;
    // Not for links that the pointer or the Tab key only passes.
    const fetchWhereItRests = (event: Event): void => {
      clearTimeout(rest);
      rest = setTimeout(fetchAhead, event.type === 'focusin' ? 500 : 65, event);
    };
    for (const type of ['pointerover', 'focusin'])
      addEventListener(type, fetchWhereItRests, { capture: true, passive: true });
  }
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]');
    if (link) link.search = location.search;
  });
}

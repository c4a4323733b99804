/**
 * Starts the framework, whose scripts wait in the page (`lib/next/defer-scripts.ts`), when a control that needs it is approached
 * (`data-interactive`): the pointer comes near, a finger comes down, the focus comes in; on a costly connection not by a pointer that
 * passes. A visit that only reads never fetches it. Scripts may come late; after 120 s (specification section 9), or when one fails, a line
 * says what is missing.
 */
export function startFramework(): void {
  const root = document.documentElement;
  root.dataset.scripts = 'on';
  const connection: { saveData?: boolean; effectiveType?: string } = Reflect.get(navigator, 'connection') || {};
  const isCostly =
    'lite' in root.dataset ||
    connection.saveData ||
    /2g/.test(`${connection.effectiveType}`) ||
    matchMedia('(prefers-reduced-data: reduce)').matches;
  if (isCostly) root.dataset.costly = '';
  const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const tell = (isMissing: boolean): void => {
    for (const line of all('[data-scripts-missing]')) {
      line.textContent = `${line.dataset.scriptsMissing}`;
      line.hidden = !isMissing;
    }
  };
  const loaded = (element: HTMLElement) =>
    new Promise((resolve, reject) => {
      element.onload = resolve;
      element.onerror = reject;
    });

  // All at once: each that came by itself would lay the page out anew.
  const bringStyles = async (): Promise<void> => {
    const links = all<HTMLLinkElement>('link[rel=deferred]');
    const arrived = links.map(loaded);
    for (const link of links) {
      link.media = 'not all';
      link.rel = 'stylesheet';
    }
    await Promise.all(arrived);
    for (const link of links) link.removeAttribute('media');
    for (const style of all('link[data-precedence] + style')) style.remove();
  };
  const bringData = async (name: string | undefined): Promise<void> => {
    const reply = await fetch(`/page-data/${name}`);
    if (!reply.ok) throw reply;
    Reflect.set(self, '__next_f', [[0], [1, await reply.text()]]);
  };
  const run = (deferred: HTMLScriptElement): Promise<unknown> => {
    const script = document.createElement('script');
    script.id = deferred.id;
    script.async = true;
    // As Next wrote it: React and the module loader look for this very text.
    script.setAttribute('src', deferred.dataset.src || '');
    deferred.replaceWith(script);
    return loaded(script);
  };

  const dispatch = (type: string) => document.dispatchEvent(new Event(type));
  const fail = (): void => {
    tell(true);
    root.dataset.scripts = 'failed';
    dispatch('scripts-failed');
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = async (): Promise<void> => {
    const deferred = all<HTMLScriptElement>('script[type="text/deferred"]');
    const first = deferred.find(({ dataset }) => dataset.page);
    if (timer || !first) return;
    timer = setTimeout(tell, 120_000, true);
    // These two set the others going, which find the page's data then.
    const isLast = ({ dataset: { page, src } }: HTMLScriptElement) => page || `${src}`.includes('/turbopack-');
    dispatch('scripts-start');
    try {
      const ready = Promise.all([bringData(first.dataset.page), bringStyles()]);
      const last = ready.then(() => Promise.all(deferred.filter(isLast).map(run)));
      await Promise.all([last, ...deferred.filter((script) => !isLast(script)).map(run)]);
    } catch {
      fail();
    }
  };

  document.addEventListener('scripts-wanted', start);
  const approach = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('[data-interactive]')) start();
  };
  for (const type of ['pointerdown', 'focusin', ...(isCostly ? [] : ['pointerover'])]) {
    addEventListener(type, approach, { capture: true, passive: true });
  }
  // A script that arrived but cannot be read, or breaks at once: the engine is older than those of the browserslist.
  const failBefore = ({ filename }: ErrorEvent): void => {
    if (filename.startsWith(`${location.origin}/_next/`)) fail();
  };
  addEventListener('error', failBefore);
  const finish = (): void => {
    removeEventListener('error', failBefore);
    clearTimeout(timer);
    tell(false);
    root.dataset.scripts = 'on';
  };
  if ('hydrated' in root.dataset) finish();
  else document.addEventListener('hydrated', finish);
  // Engines from before 2023, whom the framework's scripts are too new for, are told at once.
  if (!('inert' in HTMLElement.prototype)) fail();
}

/**
 * Starts the framework, whose scripts wait in the page (`lib/next/defer-scripts.ts`), when what is in view has arrived and the browser is
 * idle, or at the first touch; on a costly connection only when something is used that needs it (`keepActions`). Scripts may
 * come late; after 120 s (specification section 9), or when one fails, a line says what is missing.
 *
 * Like all inline scripts it is written in plain syntax, without `?.` and `??`: an engine that cannot read the framework's
 * scripts says so by this one.
 */
export function startScripts(): void {
  const root = document.documentElement;
  // What styles go by: without it a page looks as it does without scripts; `failed`: without those of the framework.
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

  const bringStyles = async (): Promise<void> => {
    const links = all<HTMLLinkElement>('link[rel=deferred]');
    const arrived = links.map(loaded);
    for (const link of links) link.rel = 'stylesheet';
    await Promise.all(arrived);
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
    // In lite pages that are made for the request there are none.
    if (timer || !document.querySelector('script[src], script[data-src]')) return;
    timer = setTimeout(tell, 120_000, true);
    if (document.readyState === 'loading') {
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    }
    const deferred = all<HTMLScriptElement>('script[type="text/deferred"]');
    const first = deferred.find(({ dataset }) => dataset.page);
    if (!first) return;
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
  const startWhenRead = async (): Promise<void> => {
    const awaited = [...document.images].filter((image) => {
      const { top, height } = image.getBoundingClientRect();
      // A folded picture has its place, too, but is not fetched.
      const isFolded = image.closest('details:not([open])');
      return !image.complete && !isFolded && image.currentSrc && height > 0 && top < innerHeight;
    });
    const decoded = Promise.all(awaited.map((image) => image.decode().catch(() => undefined)));
    // One that an engine does not fetch before it is scrolled to is not decoded either (Firefox, Chromium 109).
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 5000))]);
    if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };

  document.addEventListener('scripts-wanted', start);
  // A script that arrived but cannot be read, or breaks at once: the engine is older than those of the browserslist.
  const failBefore = ({ filename }: ErrorEvent): void => {
    if (filename.startsWith(`${location.origin}/_next/`)) fail();
  };
  addEventListener('error', failBefore);
  document.addEventListener('hydrated', () => {
    removeEventListener('error', failBefore);
    clearTimeout(timer);
    tell(false);
    root.dataset.scripts = 'on';
  });
  if (isCostly) return;
  addEventListener('load', startWhenRead);
  for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, start, { once: true, capture: true });
}

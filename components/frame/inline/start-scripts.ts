/**
 * Starts the framework, whose scripts wait in the page (`lib/delivery`), when what is in view has arrived and the browser is
 * idle, or at the first touch; on a costly connection only when something is used that needs it (`keepActions`). Scripts may
 * come late; after 120 s (specification section 9), or when one fails, a line says what is missing.
 */
export function startScripts(): void {
  const connection: { saveData?: boolean; effectiveType?: string } | undefined = Reflect.get(navigator, 'connection');
  const isCostly =
    'lite' in document.documentElement.dataset ||
    connection?.saveData === true ||
    /2g/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches;
  if (isCostly) document.documentElement.dataset.costly = '';
  const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const tell = (isMissing: boolean): void => {
    for (const line of all('[data-scripts-missing]')) line.hidden = !isMissing;
  };
  const loaded = (element: HTMLElement) =>
    new Promise((resolve, reject) => {
      element.onload = resolve;
      element.onerror = reject;
    });

  const bringStyles = async (): Promise<void> => {
    const links = all<HTMLLinkElement>('link[rel=held]');
    const arrived = links.map(loaded);
    for (const link of links) link.rel = 'stylesheet';
    await Promise.all(arrived);
    if (links.length > 0) document.querySelector('link[data-precedence] + style')?.remove();
  };
  const bringData = async (name: string | undefined): Promise<void> => {
    const reply = await fetch(`/page-data/${name}`);
    if (!reply.ok) throw new Error(String(reply.status));
    Object.assign(self, { __next_f: [[0], [1, await reply.text()]] });
  };
  const run = (held: HTMLScriptElement): Promise<unknown> => {
    const script = document.createElement('script');
    script.id = held.id;
    script.async = true;
    // As Next wrote it: React and the module loader look for this very text.
    script.setAttribute('src', held.dataset.src ?? '');
    held.replaceWith(script);
    return loaded(script);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = async (): Promise<void> => {
    // In lite pages that are made for the request there are none.
    if (timer || !document.querySelector('script:is([src], [data-src])')) return;
    timer = setTimeout(tell, 120_000, true);
    if (document.readyState === 'loading') {
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    }
    const held = all<HTMLScriptElement>('script[type="text/deferred"]');
    const first = held.find(({ dataset }) => dataset.page);
    if (!first) return;
    // These two set the others going, which find the page's data then.
    const isLast = ({ dataset: { page, src } }: HTMLScriptElement) =>
      page !== undefined || src?.includes('/turbopack-') === true;
    document.dispatchEvent(new Event('scripts-start'));
    try {
      const ready = Promise.all([bringData(first.dataset.page), bringStyles()]);
      const last = ready.then(() => Promise.all(held.filter(isLast).map(run)));
      await Promise.all([last, ...held.filter((script) => !isLast(script)).map(run)]);
    } catch {
      tell(true);
      document.dispatchEvent(new Event('scripts-failed'));
    }
  };
  const startWhenRead = async (): Promise<void> => {
    const awaited = [...document.images].filter((image) => {
      const { top, height } = image.getBoundingClientRect();
      // A folded picture has its place, too, but is not fetched.
      const isFolded = image.closest('details:not([open])') !== null;
      return !image.complete && !isFolded && height > 0 && top < innerHeight;
    });
    await Promise.allSettled(awaited.map((image) => image.decode()));
    if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };

  document.addEventListener('scripts-wanted', start);
  document.addEventListener('hydrated', () => {
    clearTimeout(timer);
    tell(false);
  });
  if (isCostly) return;
  addEventListener('load', startWhenRead);
  for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, start, { once: true, capture: true });
}

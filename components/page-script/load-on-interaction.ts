/**
 * Brings the scripts of controls when one is approached: the pointer comes near, a finger comes down, the focus comes in; on a costly connection not by a
 * pointer that passes. A visit that only reads never fetches them. Controls of the framework (`data-island`) start it, whose scripts wait in the page
 * (`lib/next/defer-scripts.ts`); others have a script each (`data-script`), at these addresses. Scripts may come late; after 120 s (specification section 9), or when one fails, a line
 * says what is missing.
 */
export function loadOnInteraction(loadStyles: () => Promise<void>, addresses: Record<string, string>): void {
  const root = document.documentElement;
  root.dataset.scripts = 'on';
  const connection: { saveData?: boolean; effectiveType?: string } = Reflect.get(navigator, 'connection') || {};
  const isCostly =
    'lite' in root.dataset ||
    connection.saveData ||
    /2g/.test(`${connection.effectiveType}`) ||
    matchMedia('(prefers-reduced-data: reduce)').matches;
  if (isCostly) root.dataset.saveData = '';
  // Engines from before 2023, whom these scripts are too new for, are told at once.
  const isTooOld = !('inert' in HTMLElement.prototype);
  const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const tell = (isMissing: boolean): void => {
    for (const line of all('[data-scripts-missing]')) {
      if (line.hidden !== isMissing) continue;
      line.textContent = `${line.dataset.scriptsMissing}`;
      line.hidden = !isMissing;
    }
  };
  const loaded = (element: HTMLElement) =>
    new Promise((resolve, reject) => {
      element.onload = resolve;
      element.onerror = reject;
    });

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

  let isWorking = false;
  let isFrameworkLost = false;
  /** The script of a control, or with no name those of the framework. What works goes on. */
  const fail = (control = ''): void => {
    if (!control) isFrameworkLost = true;
    tell(true);
    if (!isWorking) root.dataset.scripts = 'failed';
    document.dispatchEvent(new CustomEvent('scripts-failed', { detail: control }));
  };
  const succeed = (): void => {
    isWorking = true;
    tell(false);
    root.dataset.scripts = 'on';
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = async (): Promise<void> => {
    if (isFrameworkLost) return fail();
    const deferred = all<HTMLScriptElement>('script[type="text/deferred"]');
    const first = deferred.find(({ dataset }) => dataset.page);
    if (timer || !first) return;
    timer = setTimeout(tell, 120_000, true);
    // These two set the others going, which find the page's data then.
    const isLast = ({ dataset: { page, src } }: HTMLScriptElement) => page || `${src}`.includes('/turbopack-');
    document.dispatchEvent(new Event('scripts-start'));
    try {
      const ready = Promise.all([bringData(first.dataset.page), loadStyles()]);
      const last = ready.then(() => Promise.all(deferred.filter(isLast).map(run)));
      await Promise.all([last, ...deferred.filter((script) => !isLast(script)).map(run)]);
    } catch {
      fail();
    }
  };

  const asked = new Set<string>();
  const coming = new Set<string>();
  const bring = async (name: string): Promise<void> => {
    const src = addresses[name];
    if (isTooOld) return fail(name);
    if (!src || asked.has(name)) return;
    asked.add(name);
    const late = setTimeout(tell, 120_000, true);
    const script = document.createElement('script');
    script.src = src;
    coming.add(script.src);
    document.head.append(script);
    try {
      await loaded(script);
      if (!coming.delete(script.src)) throw src;
      succeed();
      document.dispatchEvent(new CustomEvent('control-ready', { detail: name }));
    } catch {
      // Whoever comes near once more asks once more.
      asked.delete(name);
      fail(name);
    }
    clearTimeout(late);
  };

  const approach = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('[data-script]');
    if (control) bring(`${control.dataset.script}`);
    if (target.closest('[data-island]')) start();
  };
  addEventListener('scripts-wanted', (event) => (event.target === document ? start() : approach(event)), true);
  for (const type of ['pointerdown', 'focusin', ...(isCostly ? [] : ['pointerover'])]) {
    addEventListener(type, approach, { capture: true, passive: true });
  }
  // A script that arrived but cannot be read, or breaks at once: the engine is older than those of the browserslist.
  const failBefore = ({ filename }: ErrorEvent): void => {
    // What has loaded and was no longer on its way fails (`bring`).
    if (coming.delete(filename) || 'hydrated' in root.dataset) return;
    if (filename.startsWith(`${location.origin}/_next/`)) fail();
  };
  addEventListener('error', failBefore);
  const finish = (): void => {
    clearTimeout(timer);
    succeed();
  };
  if ('hydrated' in root.dataset) finish();
  else document.addEventListener('hydrated', finish);
  if (isTooOld) fail();
}

/**
 * Loads the scripts of a control when the visitor approaches it: with the pointer, a finger or the focus; on a metered connection not with a pointer
 * that only passes. Visits without interaction fetch no scripts. Islands (`data-island`) start React, whose scripts are deferred in the page
 * (`server/next-adapter/defer-scripts.ts`); other controls have one script each (`data-script`) at these addresses. After 120 s (specification section 9), or when a
 * script fails, a line reports the missing scripts.
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
  // Engines from before 2023 cannot run these scripts: the line is shown at once.
  const isTooOld = !('inert' in HTMLElement.prototype);
  const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const showMissing = (isMissing: boolean): void => {
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

  const loadData = async (name: string | undefined): Promise<void> => {
    const response = await fetch(`/page-data/${name}`);
    if (!response.ok) throw response;
    Reflect.set(self, '__next_f', [[0], [1, await response.text()]]);
  };
  const run = (deferred: HTMLScriptElement): Promise<unknown> => {
    const script = document.createElement('script');
    script.id = deferred.id;
    script.async = true;
    // The attribute exactly as Next wrote it: React and the module loader search for this text.
    script.setAttribute('src', deferred.dataset.src || '');
    deferred.replaceWith(script);
    return loaded(script);
  };

  let isWorking = false;
  let hasReactFailed = false;
  /** Reports a failed script: that of the named control, or those of React if no control is named. Working controls are unaffected. */
  const fail = (control = ''): void => {
    if (!control) hasReactFailed = true;
    showMissing(true);
    if (!isWorking) root.dataset.scripts = 'failed';
    document.dispatchEvent(new CustomEvent('scripts-failed', { detail: control }));
  };
  const succeed = (): void => {
    isWorking = true;
    showMissing(false);
    root.dataset.scripts = 'on';
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = async (): Promise<void> => {
    if (hasReactFailed) return fail();
    const deferred = all<HTMLScriptElement>('script[type="text/deferred"]');
    const first = deferred.find(({ dataset }) => dataset.page);
    if (timer || !first) return;
    timer = setTimeout(showMissing, 120_000, true);
    // These two scripts start the others, which then need the data of the page.
    const isLast = ({ dataset: { page, src } }: HTMLScriptElement) => page || `${src}`.includes('/turbopack-');
    document.dispatchEvent(new Event('scripts-start'));
    try {
      const ready = Promise.all([loadData(first.dataset.page), loadStyles()]);
      const last = ready.then(() => Promise.all(deferred.filter(isLast).map(run)));
      await Promise.all([last, ...deferred.filter((script) => !isLast(script)).map(run)]);
    } catch {
      fail();
    }
  };

  const requested = new Set<string>();
  const inFlight = new Set<string>();
  const loadScript = async (name: string): Promise<void> => {
    const src = addresses[name];
    if (isTooOld) return fail(name);
    if (!src || requested.has(name)) return;
    requested.add(name);
    const late = setTimeout(showMissing, 120_000, true);
    const script = document.createElement('script');
    script.src = src;
    inFlight.add(script.src);
    document.head.append(script);
    try {
      await loaded(script);
      if (!inFlight.delete(script.src)) throw src;
      succeed();
      document.dispatchEvent(new CustomEvent('control-ready', { detail: name }));
    } catch {
      // The next approach retries.
      requested.delete(name);
      fail(name);
    }
    clearTimeout(late);
  };

  const approach = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('[data-script]');
    if (control) loadScript(`${control.dataset.script}`);
    if (target.closest('[data-island]')) start();
  };
  addEventListener('scripts-wanted', (event) => (event.target === document ? start() : approach(event)), true);
  for (const type of ['pointerdown', 'focusin', ...(isCostly ? [] : ['pointerover'])]) {
    addEventListener(type, approach, { capture: true, passive: true });
  }
  // A script with a syntax error or an error at start: the engine is older than the browserslist.
  const failBefore = ({ filename }: ErrorEvent): void => {
    // A loaded script that is no longer in this set counts as failed (`loadScript`).
    if (inFlight.delete(filename) || 'hydrated' in root.dataset) return;
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

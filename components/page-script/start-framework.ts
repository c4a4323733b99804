import { loadStyles } from './load-styles.ts';
import { earlyEvents } from './repeat-early-taps.ts';

const isOfFramework = (element: EventTarget | null | undefined): boolean =>
  element instanceof HTMLScriptElement && `${element.getAttribute('src')}`.startsWith('/_next/');

/** Rejects when the framework's scripts are known to fail. */
function watchScripts(): Promise<never> {
  return new Promise((_, reject) => {
    if (isOfFramework(earlyEvents().error)) reject(new Error('a script of the framework failed'));
    const check = (event: ErrorEvent): void => {
      // A syntax error or an error at the start: the engine is older than the browserslist.
      const isFaulty = `${event.filename}`.startsWith(`${location.origin}/_next/`);
      if (isFaulty || isOfFramework(event.target)) reject(event);
    };
    addEventListener('error', check, true);
  });
}

/** Scripts that have failed do not load later: each further start fails too. */
let failure: Promise<never> | undefined;

/** Turns the inert scripts of a lite page (`server/next-adapter/lite-variant.ts`) into real ones, in their order. */
function activateScripts(): void {
  for (const inert of document.querySelectorAll<HTMLScriptElement>('script[type="text/deferred"]')) {
    const script = document.createElement('script');
    const source = inert.dataset.src;
    script.id = inert.id;
    script.textContent = inert.textContent;
    // The attribute exactly as the framework wrote it: React and the module loader search for this text.
    if (source) script.setAttribute('src', source);
    inert.replaceWith(script);
  }
}

/**
 * Waits until React has hydrated the application of the page, and starts the scripts of a lite page, which wait for its first use.
 * @throws Event or Error when a script fails
 */
export async function startFramework(): Promise<void> {
  const root = document.documentElement;
  const hydrated = new Promise((resolve) => document.addEventListener('hydrated', resolve, { once: true }));
  const styles = loadStyles();
  if ('lite' in root.dataset) {
    await styles;
    failure ??= watchScripts();
    document.dispatchEvent(new Event('scripts-start'));
    activateScripts();
  } else styles.catch(() => undefined);
  failure ??= watchScripts();
  if (!('hydrated' in root.dataset)) await Promise.race([hydrated, failure]);
}

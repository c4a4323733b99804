import { loadStyles } from './load-styles.ts';
import { failedScript } from './missing-scripts.ts';
import { earlyEvents } from './repeat-early-taps.ts';

const isOfFramework = (address = '') => address.startsWith(`${location.origin}/_next/`);

/**
 * Rejects when the framework's scripts are known to fail: one is missing, or has an error of syntax or at its start, as the engine is
 * older than the browserslist.
 */
function watchScripts(): Promise<never> {
  return new Promise((_, reject) => {
    if (isOfFramework(earlyEvents().failed)) reject(new Error('a script of the framework failed'));
    addEventListener('error', (event) => isOfFramework(failedScript(event)) && reject(event), true);
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
  if ('hydrated' in root.dataset) return;
  failure ??= watchScripts();
  await Promise.race([hydrated, failure]);
}

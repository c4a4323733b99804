import { PAGE_SCRIPT } from '#lib/platform/routes/paths.ts';
import { loadElement } from './load-element.ts';
import { reportFailure, reportSuccess, showMissing, TIMEOUT_MS } from './missing-scripts.ts';
import { startFramework } from './start-framework.ts';

/** The name in `data-script` of an application of React, which the framework's scripts run. */
const REACT = 'react';

type State = 'loading' | 'ready';

const states = new Map<string, State>();

/** A hyphen and the digest at the end of the name of a file, after the name of its control. */
const DIGEST_LENGTH = 13;

let files: readonly string[] = [];

/** Engines from before 2023 cannot run control scripts and the framework. */
const isTooOld = () => !('inert' in HTMLElement.prototype);

export const isReady = (name: string): boolean => states.get(name) === 'ready';

/** Emits `control-ready` or `control-failed` with the name of the control. */
function announce(type: 'ready' | 'failed', name: string): void {
  document.dispatchEvent(new CustomEvent(`control-${type}`, { detail: name }));
}

function fail(name: string): void {
  // The next approach tries again.
  states.delete(name);
  reportFailure();
  announce('failed', name);
}

/** Loads the script of a control; several calls load it once. */
export async function loadControl(name: string): Promise<void> {
  if (isTooOld()) return fail(name);
  if (states.has(name)) return;
  states.set(name, 'loading');
  const late = setTimeout(showMissing, TIMEOUT_MS, true);
  try {
    if (name === REACT) await startFramework();
    else await loadScript(`${PAGE_SCRIPT}/${files.find((file) => file.slice(0, -DIGEST_LENGTH) === name)}`);
    states.set(name, 'ready');
    reportSuccess();
    announce('ready', name);
  } catch {
    fail(name);
  }
  clearTimeout(late);
}

/** @throws Event for a script that cannot be loaded; its address for one that cannot be parsed or fails at its start */
async function loadScript(src: string): Promise<void> {
  const script = document.createElement('script');
  let isFaulty = false;
  const note = ({ filename }: ErrorEvent): void => {
    isFaulty ||= filename === script.src;
  };
  addEventListener('error', note);
  script.src = src;
  await loadElement(script, () => document.head.append(script)).finally(() => removeEventListener('error', note));
  if (isFaulty) throw src;
}

/**
 * Loads the script of a control (`data-script`) when the visitor approaches it: with the pointer, a finger or the focus; on a metered
 * connection not with a pointer that only passes. Visits without interaction fetch no control scripts. A line reports a missing script.
 */
export function loadControls(controlFiles: readonly string[]): void {
  const root = document.documentElement;
  files = controlFiles;
  root.dataset.scripts = 'on';
  // The page script itself may have been reported.
  showMissing(false);
  const connection: { saveData?: boolean; effectiveType?: string } = Reflect.get(navigator, 'connection') ?? {};
  const isCostly =
    'lite' in root.dataset ||
    connection.saveData ||
    /2g/.test(`${connection.effectiveType}`) ||
    matchMedia('(prefers-reduced-data: reduce)').matches;
  if (isCostly) root.dataset.saveData = '';
  const approach = ({ target }: Event): void => {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-script]');
    if (control) loadControl(`${control.dataset.script}`);
  };
  for (const type of ['pointerdown', 'focusin', ...(isCostly ? [] : ['pointerover'])]) {
    addEventListener(type, approach, { capture: true, passive: true });
  }
  if (isTooOld()) reportFailure();
  // The framework's scripts load by themselves, except in the lite version.
  else if (document.querySelector(`[data-script=${REACT}]`) && !('lite' in root.dataset)) loadControl(REACT);
}

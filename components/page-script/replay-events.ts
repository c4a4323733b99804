/**
 * Stores events on controls until their scripts have loaded, and replays them then: no tap is lost. A used control shows its state:
 * `aria-busy` and a pulse. Links and forms work without scripts; those with `data-await` wait for scripts, and fall back to HTML when these fail.
 */
export function replayEvents(): void {
  const pending = new Set<Element>();
  const pulses = new Map<Element, Animation>();
  const root = document.documentElement;
  let isReady = 'hydrated' in root.dataset;
  /** The names of the loaded control scripts. */
  const ready = new Set<string>();

  const showBusy = (control: Element): void => {
    control.setAttribute('aria-busy', 'true');
    if (pulses.has(control)) return;
    const isStill = root.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timing = { duration: 600, direction: 'alternate', iterations: 1 / 0 } as const;
    pulses.set(control, control.animate({ opacity: [isStill ? 0.5 : 1, 0.5] }, timing));
  };
  const showIdle = (control: Element): void => {
    control.removeAttribute('aria-busy');
    const pulse = pulses.get(control);
    if (pulse) pulse.cancel();
  };

  const repeat = (element: Element): void => {
    showIdle(element);
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else if (element instanceof HTMLInputElement && element.type !== 'checkbox') {
      const { value } = element;
      // React handles the event only if the value differs from the last one that it tracked on this field.
      if (!element.closest('[data-script]')) {
        element.value = '';
        Reflect.set(HTMLInputElement.prototype, 'value', value, element);
      }
      element.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (element instanceof HTMLElement) {
      // The checkbox has changed already; the click toggles it again.
      if (element instanceof HTMLInputElement) element.checked = !element.checked;
      element.click();
    }
  };

  const store = (event: Event): void => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const own = target.closest<HTMLElement>('[data-script]');
    if (own ? ready.has(`${own.dataset.script}`) : isReady || !target.closest('[data-island]')) return;
    if (event instanceof MouseEvent) {
      const control = target.closest('button[type=button], input[type=checkbox], a[data-await]');
      if (!control) return;
      if (control.matches('a')) {
        // A second tap follows the link at once.
        if (pending.has(control) || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
      }
      // Invoker commands have opened the dialog already.
      if (!control.hasAttribute('commandfor') || !('commandForElement' in control)) {
        pending.add(control);
        showBusy(control);
      }
    } else if (type === 'submit') {
      const by = 'submitter' in event && event.submitter instanceof Element ? event.submitter : target;
      if (!target.matches('[data-await]') || by.matches('[formmethod=dialog]')) return;
      event.preventDefault();
      pending.add(target);
    } else {
      if (!target.matches('input:not([type=checkbox])')) return;
      pending.add(target);
      showBusy(target);
    }
    target.dispatchEvent(new Event('scripts-wanted', { bubbles: true }));
  };
  for (const type of ['click', 'input', 'submit']) addEventListener(type, store, true);

  // React hydrates a page in parts; a property on the element is the only visible sign.
  const repeatWhenReady = (element: Element): void => {
    const isHydrated = Object.keys(element).some((key) => key.startsWith('__react'));
    if (element.isConnected) setTimeout(isHydrated ? repeat : repeatWhenReady, isHydrated ? 0 : 50, element);
  };
  document.addEventListener(
    'hydrated',
    () => {
      isReady = true;
      for (const element of pending) {
        if (element.closest('[data-script]')) continue;
        pending.delete(element);
        repeatWhenReady(element);
      }
    },
    { once: true },
  );
  document.addEventListener('control-ready', (event) => {
    if (!(event instanceof CustomEvent)) return;
    ready.add(event.detail);
    for (const element of pending) {
      if (!element.closest(`[data-script=${event.detail}]`)) continue;
      pending.delete(element);
      repeat(element);
    }
  });
  document.addEventListener('scripts-failed', (event) => {
    const failed = event instanceof CustomEvent && event.detail;
    for (const element of pending) {
      const own = element.closest<HTMLElement>('[data-script]');
      if ((own ? own.dataset.script : '') !== failed) continue;
      pending.delete(element);
      showIdle(element);
      if (element instanceof HTMLFormElement) element.submit();
      if (element instanceof HTMLAnchorElement) location.assign(element.href);
    }
  });
}

/**
 * Keeps what a visitor does to controls before their scripts are there, and does it again when they are: a tap is never lost.
 * A control that was used shows that it is at work: `aria-busy`, and it pulses. Links and forms work by themselves; one with `data-await` waits for
 * scripts, and does without when they fail.
 */
export function replayEvents(): void {
  const kept = new Set<Element>();
  const pulses = new Map<Element, Animation>();
  const root = document.documentElement;
  let isReady = 'hydrated' in root.dataset;
  /** The controls whose own script is there. */
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
      // React hears only of what differs from what it saw last, and it watches this field's own `value`.
      if (!element.closest('[data-script]')) {
        element.value = '';
        Reflect.set(HTMLInputElement.prototype, 'value', value, element);
      }
      element.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (element instanceof HTMLElement) {
      // A box has changed already; its click changes it again.
      if (element instanceof HTMLInputElement) element.checked = !element.checked;
      element.click();
    }
  };

  const keep = (event: Event): void => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const own = target.closest<HTMLElement>('[data-script]');
    if (own ? ready.has(`${own.dataset.script}`) : isReady || !target.closest('[data-island]')) return;
    if (event instanceof MouseEvent) {
      const control = target.closest('button[type=button], input[type=checkbox], a[data-await]');
      if (!control) return;
      if (control.matches('a')) {
        // Whoever taps again does not want to wait.
        if (kept.has(control) || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
      }
      // A dialog that HTML alone has opened is open.
      if (!control.hasAttribute('commandfor') || !('commandForElement' in control)) {
        kept.add(control);
        showBusy(control);
      }
    } else if (type === 'submit') {
      const by = 'submitter' in event && event.submitter instanceof Element ? event.submitter : target;
      if (!target.matches('[data-await]') || by.matches('[formmethod=dialog]')) return;
      event.preventDefault();
      kept.add(target);
    } else {
      if (!target.matches('input:not([type=checkbox])')) return;
      kept.add(target);
      showBusy(target);
    }
    target.dispatchEvent(new Event('scripts-wanted', { bubbles: true }));
  };
  for (const type of ['click', 'input', 'submit']) addEventListener(type, keep, true);

  // React makes a page its own in parts; what it has done with an element it notes in the element, in no other way that shows.
  const repeatWhenReady = (element: Element): void => {
    const isReacts = Object.keys(element).some((key) => key.startsWith('__react'));
    if (element.isConnected) setTimeout(isReacts ? repeat : repeatWhenReady, isReacts ? 0 : 50, element);
  };
  document.addEventListener(
    'hydrated',
    () => {
      isReady = true;
      for (const element of kept) {
        if (element.closest('[data-script]')) continue;
        kept.delete(element);
        repeatWhenReady(element);
      }
    },
    { once: true },
  );
  document.addEventListener('control-ready', (event) => {
    if (!(event instanceof CustomEvent)) return;
    ready.add(event.detail);
    for (const element of kept) {
      if (!element.closest(`[data-script=${event.detail}]`)) continue;
      kept.delete(element);
      repeat(element);
    }
  });
  document.addEventListener('scripts-failed', (event) => {
    const failed = event instanceof CustomEvent && event.detail;
    for (const element of kept) {
      const own = element.closest<HTMLElement>('[data-script]');
      if ((own ? own.dataset.script : '') !== failed) continue;
      kept.delete(element);
      showIdle(element);
      if (element instanceof HTMLFormElement) element.submit();
      if (element instanceof HTMLAnchorElement) location.assign(element.href);
    }
  });
}

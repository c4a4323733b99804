/**
 * Keeps what a visitor does to controls before the framework is there, and does it again when it is: a tap is never lost.
 * Links, disclosures and forms work by themselves; one with `data-held` waits for scripts, and does without when they fail.
 */
export function keepActions(): void {
  const kept = new Map<Element, () => void>();
  let isReady = false;

  const clickAgain = (control: HTMLElement): void => {
    // A box has changed already; its click changes it again.
    if (control instanceof HTMLInputElement) control.checked = !control.checked;
    control.click();
  };
  const typeAgain = (field: HTMLInputElement): void => {
    const { value } = field;
    // React hears only of what differs from what it saw last, and it watches this field's own `value`.
    field.value = '';
    Reflect.set(HTMLInputElement.prototype, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const keep = (event: Event): void => {
    const { target, type, isTrusted } = event;
    if (isReady || !isTrusted || !(target instanceof Element)) return;
    if (type === 'submit' && target instanceof HTMLFormElement) {
      const by = 'submitter' in event && event.submitter instanceof Element ? event.submitter : null;
      if (!target.matches('[data-held]') || (by && by.getAttribute('formmethod') === 'dialog')) return;
      event.preventDefault();
      kept.set(target, () => target.requestSubmit());
    } else if (type === 'click') {
      const control = target.closest<HTMLElement>(
        'button[type=button]:not([data-motion-switch]), input[type=checkbox], a[data-held]',
      );
      if (!control) return;
      if (control instanceof HTMLAnchorElement) {
        // Whoever taps again does not want to wait.
        if (kept.has(control) || !(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey)
          return;
        event.preventDefault();
      }
      // A dialog that HTML alone has opened is open.
      const isDone = control.hasAttribute('commandfor') && 'commandForElement' in control;
      if (!isDone) kept.set(control, () => clickAgain(control));
    } else if (type === 'input' && target instanceof HTMLInputElement && target.type !== 'checkbox') {
      kept.set(target, () => typeAgain(target));
      if (target.form) return;
    } else return;
    document.dispatchEvent(new Event('scripts-wanted'));
  };
  for (const type of ['click', 'input', 'submit']) addEventListener(type, keep, true);

  // React makes a page its own in parts; what it has done with an element it notes in the element, in no other way that shows.
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const repeatWhenReady = (element: Element, repeat: () => void): void => {
    if (!element.isConnected) return;
    if (isReacts(element)) setTimeout(repeat);
    else setTimeout(repeatWhenReady, 50, element, repeat);
  };
  const repeatAll = (): void => {
    isReady = true;
    for (const [element, repeat] of kept) repeatWhenReady(element, repeat);
  };
  document.addEventListener('hydrated', repeatAll, { once: true });
  document.addEventListener('scripts-failed', () => {
    for (const element of kept.keys()) {
      if (element instanceof HTMLFormElement) element.submit();
      if (element instanceof HTMLAnchorElement) location.assign(element.href);
    }
  });
}

/**
 * The "Stop animations" switch (WCAG 2.2.2): one for everything that moves, remembered on the device.
 * `data-motion="off"` on the root element is what styles and components go by.
 */
export function keepMotionChoice(): void {
  const root = document.documentElement;
  const key = 'motion';
  const read = (): boolean => {
    try {
      return (localStorage.getItem(key) || ('lite' in root.dataset ? 'off' : 'on')) === 'off';
    } catch {
      return 'lite' in root.dataset;
    }
  };
  const show = (stopped: boolean): void => {
    if (stopped) root.dataset.motion = 'off';
    else delete root.dataset.motion;
    for (const button of document.querySelectorAll('[data-motion-switch]')) {
      button.setAttribute('aria-pressed', String(stopped));
      button.removeAttribute('hidden');
    }
  };
  show(read());
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target || !target.closest('[data-motion-switch]')) return;
    const stopped = root.dataset.motion !== 'off';
    show(stopped);
    try {
      localStorage.setItem(key, stopped ? 'off' : 'on');
    } catch {
      // Storage is blocked: the choice lives as long as the page.
    }
  });
}

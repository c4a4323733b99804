/**
 * The "Stop animations" switch (WCAG 2.2.2): for all motion, stored on the device.
 * Styles and components follow `data-motion="off"` on the root element.
 */
export function switchMotion(): void {
  const root = document.documentElement;
  const key = 'motion';
  const show = (stopped: boolean): void => {
    if (stopped) root.dataset.motion = 'off';
    else delete root.dataset.motion;
    for (const button of document.querySelectorAll('[data-motion-switch]')) {
      button.setAttribute('aria-pressed', `${stopped}`);
      button.removeAttribute('hidden');
    }
  };
  // In lite pages motion is off by default.
  let choice = root.dataset.motion;
  try {
    choice = localStorage.getItem(key) || choice;
  } catch {
    // Storage is blocked.
  }
  show(choice === 'off');
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-motion-switch]')) return;
    const stopped = root.dataset.motion !== 'off';
    show(stopped);
    try {
      localStorage.setItem(key, stopped ? 'off' : 'on');
    } catch {
      // The choice lives as long as the page.
    }
  });
}

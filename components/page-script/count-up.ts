/**
 * Counts figures up, once, when they come into view and motion is allowed (specification sections 4 and 9: at most
 * 400 equal whole steps, one each 5 ms, ending exactly on the figure). Screen readers get the figure itself.
 */
export function countUp(digits: Record<string, string>): void {
  const root = document.documentElement;
  const ownDigits = `${digits[root.lang]}`;
  // With lakhs and crores, as `formatNumber` writes them.
  const write = (figure: number) =>
    `${figure}`.replace(/\B(?=(\d\d)*\d{3}$)/g, ',').replace(/\d/g, (digit) => ownDigits.charAt(Number(digit)));
  const isMotionWanted = () => !matchMedia('(prefers-reduced-motion: reduce)').matches && root.dataset.motion !== 'off';

  const count = (element: HTMLElement): void => {
    const target = Number(element.dataset.count);
    const figure = element.textContent;
    const step = Math.max(1, Math.ceil(target / 400));
    const display = document.createElement('span');
    const spoken = document.createElement('span');
    display.setAttribute('aria-hidden', 'true');
    spoken.textContent = figure;
    spoken.style.cssText = 'position:absolute;clip-path:inset(50%)';
    let current = 0;
    const finish = (): void => {
      clearInterval(timer);
      element.textContent = figure;
    };
    const show = (): void => {
      current = Math.min(target, current + step);
      if (current === target || !isMotionWanted()) finish();
      else display.textContent = write(current);
    };
    display.textContent = ownDigits.charAt(0);
    element.textContent = '';
    element.append(display, spoken);
    const timer = setInterval(show, 5);
    // Hydration expects the text that the server rendered.
    document.addEventListener('scripts-start', finish);
  };

  const figures = document.querySelectorAll<HTMLElement>('[data-count]');
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement) || !isMotionWanted()) continue;
      observer.unobserve(target);
      count(target);
    }
  });
  for (const figure of figures) observer.observe(figure);
}

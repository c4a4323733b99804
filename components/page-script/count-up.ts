/**
 * Counts figures up, once, when they come into view and things may move (specification sections 4 and 9: at most
 * 400 equal whole steps, one each 5 ms, ending exactly on the figure). What is read out is the figure itself.
 */
export function countUp(digits: Record<string, string>): void {
  const root = document.documentElement;
  const own = `${digits[root.lang]}`;
  // With lakhs and crores, as `formatNumber` writes them.
  const write = (figure: number) =>
    `${figure}`.replace(/\B(?=(\d\d)*\d{3}$)/g, ',').replace(/\d/g, (digit) => own.charAt(Number(digit)));
  const isMotionWanted = () => !matchMedia('(prefers-reduced-motion: reduce)').matches && root.dataset.motion !== 'off';

  const count = (element: HTMLElement): void => {
    const target = Number(element.dataset.count);
    const figure = element.textContent;
    const step = Math.max(1, Math.ceil(target / 400));
    const shown = document.createElement('span');
    const read = document.createElement('span');
    shown.setAttribute('aria-hidden', 'true');
    read.textContent = figure;
    read.style.cssText = 'position:absolute;clip-path:inset(50%)';
    let reached = 0;
    const finish = (): void => {
      clearInterval(timer);
      element.textContent = figure;
    };
    const show = (): void => {
      reached = Math.min(target, reached + step);
      if (reached === target || !isMotionWanted()) finish();
      else shown.textContent = write(reached);
    };
    shown.textContent = own.charAt(0);
    element.textContent = '';
    element.append(shown, read);
    const timer = setInterval(show, 5);
    // The framework looks for the text that the server wrote.
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

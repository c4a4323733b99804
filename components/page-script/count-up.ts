import type { Locale } from '#content/locale.ts';
import { groupDigits } from './group-digits.ts';
import { isMotionAllowed } from './motion.ts';

/**
 * Counts figures up, once, when they come into view and motion is allowed (specification sections 4 and 9: at most
 * 400 equal whole steps, one each 5 ms, ending exactly on the figure). Screen readers get the figure itself.
 */
export function countUp(locale: Locale): void {
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
      if (current === target || !isMotionAllowed()) finish();
      else display.textContent = groupDigits(current, locale);
    };
    display.textContent = groupDigits(0, locale);
    element.textContent = '';
    element.append(display, spoken);
    const timer = setInterval(show, 5);
  };

  const figures = document.querySelectorAll<HTMLElement>('[data-count]');
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement) || !isMotionAllowed()) continue;
      observer.unobserve(target);
      count(target);
    }
  });
  for (const figure of figures) observer.observe(figure);
}

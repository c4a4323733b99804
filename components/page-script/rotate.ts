import { isMotionAllowed, watchMotion } from './motion.ts';

/**
 * Runs rotations (specification section 4): sliders, which are scrolling rows (`data-slides`), and the strip, which shows one item at a
 * time. Each wraps around, advances every `data-rotate` ms, and has buttons. It stops (WCAG 2.2.2) when the visitor pauses it, while the
 * pointer is over it or the focus on a control in it, with reduced motion, and while the page is hidden or behind a flash notice.
 * Scrolling is left to the browser.
 */
export function rotate(): void {
  interface Rotation {
    step(by: 1 | -1, isSmooth: boolean): void;
    /** Loads the next picture; `isByHand`: from now on each before it is needed. */
    load?(isByHand: boolean): void;
  }

  const rotateItems = (items: HTMLElement[]): Rotation => {
    let visible = 0;
    const step = (by: 1 | -1): void => {
      visible = (visible + by + items.length) % items.length;
      for (const [index, item] of items.entries()) item.hidden = index !== visible;
    };
    return { step };
  };

  const rotateSlides = (section: Element, row: HTMLElement): Rotation => {
    const slides = [...row.children].filter((slide): slide is HTMLElement => slide instanceof HTMLElement);
    const count = slides.length;
    const position = section.querySelector('[data-slide-position]');
    /** The target slide of a scroll in progress; slides that pass meanwhile are ignored. */
    let target: number | null = null;
    /** Pictures that are loaded beyond the visible one. */
    let preloaded = 0;
    const rowPosition = () => row.scrollLeft / row.clientWidth || 0;
    // Puts the first slide after the last, for wrapping around, or back in front.
    const moveFirst = (isAfterLast: boolean): void => {
      const [first] = slides;
      if (first) first.style.setProperty('--wrap-offset', isAfterLast ? `${count * 100}%` : '');
    };
    const show = (index: number): void => {
      for (const slide of slides) {
        if (slide === slides[index]) slide.removeAttribute('inert');
        else slide.setAttribute('inert', '');
      }
      const current = slides[index];
      if (position && current) position.textContent = current.getAttribute('aria-label');
    };
    const loadUpTo = (last: number): void => {
      for (const slide of slides.slice(0, last + 1)) slide.removeAttribute('data-lazy');
    };
    const follow = (): void => {
      const at = rowPosition();
      const nearest = Math.round(at);
      const isThere = Math.abs(at - nearest) < 0.02;
      loadUpTo(Math.ceil(at) + preloaded);
      // The first slide follows the last one, for swipes too.
      moveFirst(at > count - 1.02);
      if (target !== null && !(isThere && nearest === target)) return;
      target = null;
      show(nearest % count);
      if (!isThere || nearest !== count) return;
      moveFirst(false);
      row.scrollTo({ left: 0, behavior: 'instant' });
    };
    const releaseTarget = (): void => {
      target = null;
    };
    // In an animation frame: reading positions earlier would cause a second layout.
    requestAnimationFrame(follow);
    row.addEventListener('scroll', follow, { passive: true });
    row.addEventListener('pointerdown', releaseTarget, { passive: true });
    row.addEventListener('wheel', releaseTarget, { passive: true });
    const step = (by: 1 | -1, isSmooth: boolean): void => {
      const go = (to: number, behavior: ScrollBehavior) => row.scrollTo({ left: to * row.clientWidth, behavior });
      let from = target === null ? Math.round(rowPosition()) : target;
      // Forward from the copy after the last, or back from the first: jump to the same slide at its other position.
      const equivalent = from === count ? 0 : from + by < 0 ? count : from;
      if (equivalent !== from) {
        moveFirst(equivalent === count);
        go(equivalent, 'instant');
        from = equivalent;
      }
      const to = from + by;
      if (to === count) moveFirst(true);
      loadUpTo(to + preloaded);
      target = to;
      show(to % count);
      go(to, isSmooth ? 'smooth' : 'instant');
    };
    const load = (isByHand: boolean): void => {
      if (isByHand) preloaded = 1;
      loadUpTo(Math.ceil(rowPosition()) + 1);
    };
    return { step, load };
  };

  const start = (section: HTMLElement): void => {
    const row = section.querySelector<HTMLElement>('[data-slides]');
    const items = [...section.querySelectorAll<HTMLElement>('[data-item]')];
    const live = section.querySelector('[aria-live]');
    const toggle = section.querySelector<HTMLElement>('[data-pause]');
    const { step, load } = row ? rotateSlides(section, row) : rotateItems(items);
    let isPaused = false;
    let isPointerOver = false;
    let isControlFocused = false;
    let timer: ReturnType<typeof setInterval> | undefined;

    const update = (): void => {
      const isPlaying = isMotionAllowed() && !isPaused;
      const isRunning = isPlaying && !isPointerOver && !isControlFocused;
      if (toggle) {
        toggle.hidden = !isMotionAllowed();
        toggle.setAttribute('aria-label', `${isPlaying ? toggle.dataset.pause : toggle.dataset.play}`);
        if (isPaused) toggle.dataset.paused = '';
        else delete toggle.dataset.paused;
      }
      if (live) live.setAttribute('aria-live', isRunning ? 'off' : 'polite');
      clearInterval(timer);
      let isLoaded = false;
      const advance = (): void => {
        if (document.hidden || document.querySelector('[data-flash=modal][open]')) return;
        if (isLoaded) step(1, true);
        else load?.(false);
        isLoaded = !isLoaded;
      };
      if (isRunning) timer = setInterval(advance, Number(section.dataset.rotate) / 2);
    };
    const loadByHand = () => load?.(true);
    for (const type of ['pointerenter', 'pointerdown', 'focusin'])
      section.addEventListener(type, loadByHand, { passive: true });
    const setPointerOver = (isOver: boolean) => (): void => {
      isPointerOver = isOver;
      update();
    };
    // A heading that scripts focus after the last flash notice has the tabIndex -1: it is not a control.
    const setFocused = (target: EventTarget | null): void => {
      isControlFocused = target instanceof HTMLElement && section.contains(target) && target.tabIndex >= 0;
      update();
    };
    section.addEventListener('pointerenter', setPointerOver(true));
    section.addEventListener('pointerleave', setPointerOver(false));
    section.addEventListener('focusin', ({ target }) => setFocused(target));
    section.addEventListener('focusout', ({ relatedTarget }) => setFocused(relatedTarget));
    section.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest('button');
      if (!button) return;
      if (button === toggle) {
        isPaused = !isPaused;
        update();
      } else step(button.matches('[data-step="-1"]') ? -1 : 1, isMotionAllowed());
    });
    watchMotion(update);
    update();
  };
  for (const section of document.querySelectorAll<HTMLElement>('[data-rotate]')) start(section);
}

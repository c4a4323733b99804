/**
 * Works what rotates (specification section 4): sliders, which are rows that are scrolled (`data-slides`), and the strip, of whose
 * items one shows. Each wraps around, moves on by itself every `data-rotate` ms while nothing speaks against it (WCAG 2.2.2: the
 * visitor's pause, the pointer on it, the focus on a control in it, less motion wanted, a page in the background), and is steered by its buttons.
 * The browser does the moving.
 */
export function rotate(): void {
  const root = document.documentElement;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const isMotionWanted = () => !reduced.matches && root.dataset.motion !== 'off';
  type Step = (by: 1 | -1, isSmooth: boolean) => void;

  const rotateItems = (items: HTMLElement[]): Step => {
    let shown = 0;
    return (by) => {
      shown = (shown + by + items.length) % items.length;
      for (const [index, item] of items.entries()) item.hidden = index !== shown;
    };
  };

  const rotateSlides = (section: Element, row: HTMLElement): Step => {
    const slides = [...row.children].filter((slide): slide is HTMLElement => slide instanceof HTMLElement);
    const count = slides.length;
    const place = section.querySelector('[data-shown-place]');
    /** Where the row is on its way to: what passes by meanwhile is not shown. */
    let aim: number | null = null;
    const placeOfRow = () => row.scrollLeft / row.clientWidth || 0;
    // The first stands after the last, where a row that wraps around goes on; or in its own place.
    const standFirst = (isAfterLast: boolean): void => {
      const [first] = slides;
      if (first) first.style.setProperty('--ahead', isAfterLast ? `${count * 100}%` : '');
    };
    const show = (shown: number): void => {
      for (const slide of slides) {
        if (slide === slides[shown]) slide.removeAttribute('inert');
        else slide.setAttribute('inert', '');
      }
      const current = slides[shown];
      if (place && current) place.textContent = current.getAttribute('aria-label');
    };
    const fetchUpTo = (last: number): void => {
      for (const slide of slides.slice(0, last + 1)) slide.removeAttribute('data-lazy');
    };
    const follow = (): void => {
      const at = placeOfRow();
      const nearest = Math.round(at);
      const isThere = Math.abs(at - nearest) < 0.02;
      fetchUpTo(Math.ceil(at) + 1);
      // The last one has the first at its side, for a swipe too.
      standFirst(at > count - 1.02);
      if (aim !== null && !(isThere && nearest === aim)) return;
      aim = null;
      show(nearest % count);
      if (!isThere || nearest !== count) return;
      standFirst(false);
      row.scrollTo({ left: 0, behavior: 'instant' });
    };
    const letGo = (): void => {
      aim = null;
    };
    // Within a frame: asking for places before it would lay the page out twice.
    requestAnimationFrame(follow);
    row.addEventListener('scroll', follow, { passive: true });
    row.addEventListener('pointerdown', letGo, { passive: true });
    row.addEventListener('wheel', letGo, { passive: true });
    return (by, isSmooth) => {
      const go = (to: number, behavior: ScrollBehavior) => row.scrollTo({ left: to * row.clientWidth, behavior });
      let from = aim === null ? Math.round(placeOfRow()) : aim;
      // On from the first after the last, or back from the first: the same picture in its other place.
      const other = from === count ? 0 : from + by < 0 ? count : from;
      if (other !== from) {
        standFirst(other === count);
        go(other, 'instant');
        from = other;
      }
      const to = from + by;
      if (to === count) standFirst(true);
      fetchUpTo(to + 1);
      aim = to;
      show(to % count);
      go(to, isSmooth ? 'smooth' : 'instant');
    };
  };

  const work = (section: HTMLElement): void => {
    const row = section.querySelector<HTMLElement>('[data-slides]');
    const items = [...section.querySelectorAll<HTMLElement>('[data-item]')];
    const live = section.querySelector('[aria-live]');
    const toggle = section.querySelector<HTMLElement>('[data-pause]');
    const step = row ? rotateSlides(section, row) : rotateItems(items);
    let isPaused = false;
    let isPointerOver = false;
    let isControlFocused = false;
    let timer: ReturnType<typeof setInterval> | undefined;

    const update = (): void => {
      const isPlaying = isMotionWanted() && !isPaused;
      const isRunning = isPlaying && !isPointerOver && !isControlFocused;
      if (toggle) {
        toggle.hidden = !isMotionWanted();
        toggle.setAttribute('aria-label', `${isPlaying ? toggle.dataset.pause : toggle.dataset.play}`);
        if (isPaused) toggle.dataset.paused = '';
        else delete toggle.dataset.paused;
      }
      if (live) live.setAttribute('aria-live', isRunning ? 'off' : 'polite');
      clearInterval(timer);
      if (isRunning) timer = setInterval(() => document.hidden || step(1, true), Number(section.dataset.rotate));
    };
    const setPointerOver = (isOver: boolean) => (): void => {
      isPointerOver = isOver;
      update();
    };
    // A heading that a script gives the focus after the last flash notice has the tabIndex -1: it is read, not operated.
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
      } else step(button.matches('[data-step="-1"]') ? -1 : 1, isMotionWanted());
    });
    reduced.addEventListener('change', update);
    new MutationObserver(update).observe(root, { attributeFilter: ['data-motion'] });
    update();
  };
  for (const section of document.querySelectorAll<HTMLElement>('[data-rotate]')) work(section);
}

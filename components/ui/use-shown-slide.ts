import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const placeIn = ({ scrollLeft, clientWidth }: HTMLElement) => scrollLeft / clientWidth || 0;

/** Lets the first slide stand after the last, where a row that wraps around goes on; or in its own place. */
function standFirst(row: HTMLElement, isAfterLast: boolean): void {
  const ahead = isAfterLast ? `${row.children.length * 100}%` : '';
  const first = row.firstElementChild;
  if (first instanceof HTMLElement) first.style.setProperty('--ahead', ahead);
}

/**
 * Which slide of a row that is scrolled is shown (null until scripts know), and what shows the one so many further, wrapping
 * around. The browser does the moving.
 */
export function useShownSlide(row: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState<number | null>(null);
  /** Where the row is on its way to: what passes by meanwhile is not shown. */
  const aim = useRef<number | null>(null);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => {
      const place = placeIn(element);
      const nearest = Math.round(place);
      const isThere = Math.abs(place - nearest) < 0.02;
      // The last one has the first at its side, for a swipe too.
      standFirst(element, place > count - 1.02);
      if (aim.current !== null && !(isThere && nearest === aim.current)) return;
      aim.current = null;
      setShown(nearest % count);
      if (!isThere || nearest !== count) return;
      standFirst(element, false);
      element.scrollTo({ left: 0, behavior: 'instant' });
    };
    const letGo = () => {
      aim.current = null;
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('pointerdown', letGo, { passive: true });
    element.addEventListener('wheel', letGo, { passive: true });
    return () => {
      element.removeEventListener('scroll', follow);
      element.removeEventListener('pointerdown', letGo);
      element.removeEventListener('wheel', letGo);
    };
  }, [row, count]);

  const step = useCallback(
    (by: 1 | -1, isSmooth: boolean) => {
      const element = row.current;
      if (!element) return;
      const go = (to: number, behavior: ScrollBehavior) =>
        element.scrollTo({ left: to * element.clientWidth, behavior });
      let from = aim.current ?? Math.round(placeIn(element));
      // On from the first after the last, or back from the first: the same picture in its other place.
      const other = from === count ? 0 : from + by < 0 ? count : from;
      if (other !== from) {
        standFirst(element, other === count);
        go(other, 'instant');
        from = other;
      }
      const to = from + by;
      if (to === count) standFirst(element, true);
      aim.current = to;
      setShown(to % count);
      go(to, isSmooth ? 'smooth' : 'instant');
    },
    [row, count],
  );
  return { shown, step };
}

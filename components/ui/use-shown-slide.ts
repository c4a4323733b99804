import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const slideAt = ({ scrollLeft, clientWidth }: HTMLElement) => scrollLeft / clientWidth || 0;

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
    const settle = () => {
      const place = slideAt(element);
      if (aim.current !== null && Math.abs(place - aim.current) > 0.02) return;
      aim.current = null;
      setShown(Math.round(place));
    };
    const letGo = () => {
      aim.current = null;
    };
    settle();
    element.addEventListener('scroll', settle, { passive: true });
    element.addEventListener('pointerdown', letGo, { passive: true });
    element.addEventListener('wheel', letGo, { passive: true });
    return () => {
      element.removeEventListener('scroll', settle);
      element.removeEventListener('pointerdown', letGo);
      element.removeEventListener('wheel', letGo);
    };
  }, [row]);

  const step = useCallback(
    (by: number, isSmooth: boolean) => {
      const element = row.current;
      if (!element) return;
      const to = ((aim.current ?? Math.round(slideAt(element))) + by + count) % count;
      aim.current = to;
      setShown(to);
      element.scrollTo({ left: to * element.clientWidth, behavior: isSmooth ? 'smooth' : 'instant' });
    },
    [row, count],
  );
  return { shown, step };
}

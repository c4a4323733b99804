'use client';

import { type RefObject, useEffect, useState } from 'react';
import { useMotion } from '../ui/use-motion.ts';
import { countAfter, STEP_INTERVAL } from './count-steps.ts';

/** Counts once from 0 to `target` when the element comes into view and things may move; null while nothing counts. */
export function useCount(element: RefObject<Element | null>, target: number): number | null {
  const motion = useMotion();
  const [steps, setSteps] = useState<number | null>(null);
  const begun = steps !== null;
  const shown = steps === null ? target : countAfter(steps, target);
  const counting = motion && shown !== target;

  useEffect(() => {
    if (!motion || begun || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSteps((value) => value ?? 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [motion, begun, element]);

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setSteps((value) => (value ?? 0) + 1), STEP_INTERVAL);
    return () => clearInterval(timer);
  }, [counting]);

  return counting ? shown : null;
}

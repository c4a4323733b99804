'use client';

import { type FocusEvent, useEffect, useState } from 'react';
import { useMotion } from './use-motion.ts';

/**
 * Calls `advance` every `interval` ms while nothing speaks against it (WCAG 2.2.2): the visitor's pause, the pointer or
 * the focus on the moving part, less motion wished for, or a page in the background.
 */
export function useAutoAdvance(advance: () => void, interval: number) {
  const motion = useMotion();
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const playing = motion && !paused;
  const running = playing && !held;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => !document.hidden && advance(), interval);
    return () => clearInterval(timer);
  }, [running, advance, interval]);

  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: (event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget)),
  };
  return { motion, playing, running, toggle: () => setPaused((value) => !value), hold };
}

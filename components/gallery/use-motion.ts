import { useSyncExternalStore } from 'react';
import { isMotionAllowed, watchMotion } from '../page-script/motion.ts';

/** Whether motion is allowed. */
export function useMotion(): boolean {
  // The server renders the pause buttons, so that the layout does not shift; nothing moves until scripts run.
  return useSyncExternalStore(watchMotion, isMotionAllowed, () => true);
}

import { firstClass } from './history-past.ts';
import { raising } from './history-raising.ts';
import { todaysCampus } from './history-today.ts';

/** Name without ending, and the drawing (1200 x 800). */
export const history: Record<string, () => string> = {
  'history-1': firstClass,
  'history-2': raising,
  'history-3': todaysCampus,
};

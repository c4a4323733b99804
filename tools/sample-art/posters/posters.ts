import { itAdmission, mastersAdmission } from './admission-posters.ts';
import { bookFair } from './book-fair.ts';

/** The flash notices' posters (1000 x 1300), by the file's name without its leading number. */
export const posters: Record<string, () => string> = {
  'flash-it-admission.jpg': itAdmission,
  'flash-masters-admission.jpg': mastersAdmission,
  'flash-book-fair.jpg': bookFair,
};

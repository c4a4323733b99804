import type { Localized } from '../../locale.ts';
import { bodyNames } from './bodies.ts';
import { designationNames } from './designations.ts';
import { regionNames } from './regions.ts';
import { unitNames } from './units.ts';

/**
 * Names that all campuses of Nepal use, in both languages; a campus adds its own, and its own have priority (document `translations`). Several
 * names may have the same meaning; the first of them is shown.
 */
export const commonNames: readonly Localized[] = [...unitNames, ...designationNames, ...bodyNames, ...regionNames];

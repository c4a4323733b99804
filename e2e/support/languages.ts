import type { Locale } from '#content/locale.ts';

/**
 * Locales for tests of behaviour, which is the same in both: Nepali, whose addresses have a prefix and whose digits differ.
 * Tests of layout and of texts run in both (`locales`).
 */
export const behaviourLocales: readonly Locale[] = ['ne'];

import type { Locale } from '#content/locale.ts';

/**
 * Where tests of behaviour run, which is the same in both languages: in Nepali, which has a prefix in its addresses and digits of its own.
 * Tests of layout and of words run in both (`locales`).
 */
export const behaviourLocales: readonly Locale[] = ['ne'];

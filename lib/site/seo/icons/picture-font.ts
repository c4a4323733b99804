/**
 * TTF with Devanagari and Latin: a server may have no fonts, and Pango reads no web fonts. A standalone build contains it at this path
 * (`scripts/steps/export-site.ts`).
 */
export const pictureFont = {
  file: 'node_modules/@expo-google-fonts/noto-serif-devanagari/700Bold/NotoSerifDevanagari_700Bold.ttf',
  family: 'Noto Serif Devanagari Bold',
} as const;

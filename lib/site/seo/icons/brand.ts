import 'server-only';
import { hash } from 'node:crypto';
import type { Identity } from '#content/site/identity.ts';
import { type Palette, paletteOf } from '#lib/platform/colours/palette.ts';
import { firstLetter } from '#lib/platform/i18n/first-letter.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';

/** Logos and colours of the campus, for icons, cards and browsers. */
export interface Brand {
  palette: Palette;
  /** Addresses of stored pictures; null without one. */
  logos: { readonly campus: string | null; readonly university: string | null };
  /** Drawn where there is no logo. */
  letter: string;
  /** Changes with any of the others: part of the addresses of the icons. */
  version: string;
}

export const brandOf = memoizeOf('brand-of-identity', ({ shortName, logo, university, colours }: Identity): Brand => {
  const brand = {
    palette: paletteOf(colours ?? {}),
    logos: { campus: logo?.src ?? null, university: university?.logo?.src ?? null },
    letter: firstLetter(shortName.en),
  };
  return { ...brand, version: hash('sha256', JSON.stringify(brand), 'base64url').slice(0, 10) };
});

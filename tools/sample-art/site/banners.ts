import { dawnBanner } from './banner-dawn.ts';
import { duskBanner } from './banner-dusk.ts';
import { noonBanner } from './banner-noon.ts';

/** Name without ending, and the drawing (1600 x 700). */
export const banners: Record<string, () => string> = {
  'banner-1': dawnBanner,
  'banner-2': noonBanner,
  'banner-3': duskBanner,
};

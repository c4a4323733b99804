import 'server-only';
import { cacheLife } from 'next/cache';
import { cache } from 'react';
import { renderTime } from '#lib/platform/calendar/render-time.ts';
import { type AdDate, nepalDate, toBikramSambat } from '#packages/nepali/calendar/index.ts';

/** Today in Nepal, cached: the browser corrects elements that depend on the visitor's own day. */
export async function recentDay(): Promise<AdDate> {
  'use cache';
  cacheLife('content');
  return nepalDate(renderTime());
}

/** The year of Bikram Sambat today, one promise per rendering (`current-locale.ts`). Server components only. */
export const recentYear = cache(async () => toBikramSambat(await recentDay())?.year);

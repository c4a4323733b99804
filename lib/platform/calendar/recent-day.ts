import 'server-only';
import { cacheLife } from 'next/cache';
import { renderTime } from '#lib/platform/calendar/render-time.ts';
import { type AdDate, nepalDate } from '#packages/nepali/calendar/index.ts';

/** Today in Nepal, cached: the browser corrects elements that depend on the visitor's own day. */
export async function recentDay(): Promise<AdDate> {
  'use cache';
  cacheLife('content');
  return nepalDate(renderTime());
}

import 'server-only';
import { cacheLife } from 'next/cache';
import type { AdDate } from './ad-date.ts';
import { nepalDate, renderTime } from './index.ts';

/** Today in Nepal, cached: the browser corrects elements that depend on the visitor's own day. */
export async function recentDay(): Promise<AdDate> {
  'use cache';
  cacheLife('content');
  return nepalDate(renderTime());
}

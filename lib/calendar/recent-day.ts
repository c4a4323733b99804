import 'server-only';
import { cacheLife } from 'next/cache';
import type { AdDate } from './ad-date.ts';
import { nepalDate } from './index.ts';

/** Today in Nepal, when it was last asked for; what a date means on the visitor's own day is told by the browser. */
export async function recentDay(): Promise<AdDate> {
  'use cache';
  cacheLife('content');
  return nepalDate(new Date());
}

'use client';

import { useEffect } from 'react';
import { nepalDate } from '#lib/calendar/nepal-date.ts';

/** Marks today in Nepal in a month: a page from the cache may have been rendered on another day. */
export function MarkToday() {
  useEffect(() => {
    const mark = () => {
      const today = nepalDate(new Date());
      for (const day of document.querySelectorAll<HTMLElement>('[data-day]')) {
        if (day.dataset.day === today) day.setAttribute('aria-current', 'date');
        else day.removeAttribute('aria-current');
      }
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, []);
  return null;
}

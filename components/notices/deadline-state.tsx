'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import type { AdDate } from '#lib/calendar/ad-date.ts';
import { nepalDate } from '#lib/calendar/nepal-date.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { type Deadline, deadlineOn } from '#lib/notices/deadline.ts';
import styles from './deadline-state.module.css';

/** Days from which on a closing date is in red. */
const URGENT_DAYS = 7;

type Labels = Messages['notices']['deadline'];

interface DeadlineStateProps {
  date: AdDate;
  locale: Locale;
  labels: Labels;
}

function sentence(deadline: Deadline, labels: Labels, locale: Locale): string {
  if (deadline.state === 'closed') return labels.closed;
  if (deadline.left === 0) return labels.today;
  if (deadline.left === 1) return labels.tomorrow;
  return fillIn(labels.days, { days: deadline.left }, locale);
}

/** What a closing date means today in Nepal, told by the browser: a page from the cache may be of another day. Its line is kept free. */
export function DeadlineState({ date, locale, labels }: DeadlineStateProps) {
  const [deadline, setDeadline] = useState<Deadline | null>(null);
  useEffect(() => {
    const tell = () => setDeadline(deadlineOn(nepalDate(new Date()), date));
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [date]);
  return (
    <span className={styles.state} data-urgent={deadline?.state === 'open' && deadline.left <= URGENT_DAYS}>
      {deadline ? sentence(deadline, labels, locale) : '\u00a0'}
    </span>
  );
}

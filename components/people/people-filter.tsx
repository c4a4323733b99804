'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Messages } from '@/content/messages';
import { fillIn } from '@/lib/fill-in';
import type { Locale } from '@/lib/locale';
import { filterPeople } from './filter-people';
import styles from './people-filter.module.css';

interface PeopleFilterProps {
  labels: Messages['people'];
  locale: Locale;
  children: ReactNode;
}

/** A box that narrows the people below it in place; without scripts there is only the list. */
export function PeopleFilter({ labels, locale, children }: PeopleFilterProps) {
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');

  const apply = useCallback(() => {
    const query = box.current?.value.trim() ?? '';
    if (!list.current) return;
    const { shown, total } = filterPeople(list.current, query);
    setStatus(query === '' ? '' : shown === 0 ? labels.noMatch : fillIn(labels.found, { shown, total }, locale));
  }, [labels, locale]);

  // What was typed before the scripts came counts, too.
  useEffect(apply, [apply]);

  return (
    <>
      <div role="search" className={styles.filter}>
        <label htmlFor="people-filter">{labels.filter}</label>
        <input ref={box} id="people-filter" type="search" autoComplete="off" spellCheck={false} onInput={apply} />
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}

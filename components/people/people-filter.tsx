'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import control from '../ui/control.module.css';
import { filterPeople, groupsIn } from './filter-people.ts';
import styles from './people-filter.module.css';

interface PeopleFilterProps {
  labels: Pick<Messages['people'], 'filter' | 'found' | 'noMatch' | 'openAll'>;
  locale: Locale;
  /** Whether there are groups to unfold. */
  isFolded: boolean;
  children: ReactNode;
}

/** A box that narrows the people below it in place, and a button that unfolds them all; without scripts there is only the list. */
export function PeopleFilter({ labels, locale, isFolded, children }: PeopleFilterProps) {
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

  const openAll = () => {
    for (const group of list.current ? groupsIn(list.current) : []) group.open = true;
  };

  return (
    <>
      <div role="search" className={styles.filter} data-interactive>
        <label htmlFor="people-filter">{labels.filter}</label>
        <div className={styles.controls}>
          <input
            ref={box}
            id="people-filter"
            type="search"
            className={control.input}
            autoComplete="off"
            spellCheck={false}
            onInput={apply}
          />
          {isFolded && (
            <button type="button" className={control.outline} onClick={openAll}>
              {labels.openAll}
            </button>
          )}
        </div>
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}

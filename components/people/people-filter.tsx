import { type ReactNode, use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import control from '../ui/control.module.css';
import styles from './people-filter.module.css';

interface PeopleFilterProps {
  /** Whether the groups are collapsed. */
  isFolded: boolean;
  children: ReactNode;
}

/** A box that filters the people below it in place, and a button that expands all groups (`filterPeople`); hidden without scripts. */
export function PeopleFilter({ isFolded, children }: PeopleFilterProps) {
  const { filter, visibleCount, noMatch, openAll } = use(currentMessages()).people;
  return (
    <>
      <div role="search" className={styles.filter} data-script="people-filter">
        <label htmlFor="people-filter">{filter}</label>
        <input id="people-filter" type="search" className={control.input} autoComplete="off" spellCheck={false} />
        <div className={styles.below}>
          <p role="status" data-count-text={visibleCount} data-empty={noMatch} />
          {isFolded && <button type="button">{openAll}</button>}
        </div>
      </div>
      <div>{children}</div>
    </>
  );
}

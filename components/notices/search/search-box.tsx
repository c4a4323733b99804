import type { RefObject } from 'react';
import type { Locale } from '#content/locale.ts';
import { type Department, departments } from '#content/routes.ts';
import { localPath, NOTICE_SEARCH } from '#lib/routes/paths.ts';
import { LONGEST_QUERY } from '#lib/search/query-text.ts';
import styles from '../../ui/query-box.module.css';
import { QueryBox } from '../../ui/query-box.tsx';
import type { SearchLabels } from './search-labels.ts';

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  department: Department;
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  locale: Locale;
  labels: SearchLabels;
}

/** An ordinary form, which works without scripts. */
export function SearchBox({ ref, department, text, onText, onSubmit, locale, labels: { search } }: SearchBoxProps) {
  return (
    <div role="search" data-interactive>
      <form
        action={localPath(NOTICE_SEARCH, locale)}
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {departments[department].id !== null && <input type="hidden" name="department" value={department} />}
        <QueryBox
          ref={ref}
          id="notice-search"
          name="q"
          type="search"
          value={text}
          onChange={(event) => onText(event.target.value)}
          maxLength={LONGEST_QUERY}
          label={search.label}
          hint={search.hint}
          button={search.button}
        />
      </form>
    </div>
  );
}

'use client';

import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Department } from '#content/routes.ts';
import { searchPath } from '#lib/notices/addresses.ts';
import { localPath } from '#lib/routes/paths.ts';
import { Loading } from '../../ui/loading.tsx';
import { fetchSearchCode, LazyResults } from './lazy-results.tsx';
import { SearchBox } from './search-box.tsx';
import type { SearchLabels } from './search-labels.ts';
import { useSearch } from './use-search.ts';

interface NoticeSearchProps {
  department: Department;
  /** What the page was rendered for; null in the shell of all results: what the address says. */
  initial: { query: string; page: number } | null;
  heading: string;
  locale: Locale;
  labels: SearchLabels;
  /** The list, or the results, as the server rendered them. */
  children: ReactNode;
}

/** The search box over the list: with scripts it fills the list in place, without them it leads to the page of results. */
export function NoticeSearch({ department, initial, heading, locale, labels, children }: NoticeSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const { text, setText, submit, query, page, goTo, isInitial } = useSearch(initial, box);
  const results = useRef<HTMLDivElement>(null);
  const wasInitial = useRef(true);

  useEffect(() => {
    if (isInitial && wasInitial.current) return;
    wasInitial.current = isInitial;
    history.replaceState(null, '', localPath(searchPath(department, query, page), locale));
  }, [isInitial, department, query, page, locale]);

  const go = (to: number) => {
    goTo(to);
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  };
  return (
    <>
      <SearchBox
        ref={box}
        department={department}
        text={text}
        onText={(typed) => {
          fetchSearchCode();
          setText(typed);
        }}
        onSubmit={submit}
        locale={locale}
        labels={labels}
      />
      <div ref={results} tabIndex={-1}>
        {isInitial ? (
          children
        ) : (
          <Suspense fallback={<Loading label={labels.states.loading} />}>
            <LazyResults {...{ department, query, page, heading, locale, labels }} onGo={go} />
          </Suspense>
        )}
      </div>
    </>
  );
}

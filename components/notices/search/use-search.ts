import { type RefObject, useEffect, useState } from 'react';
import { readPageNumber } from '#lib/notices/paging.ts';
import { queryOfAddress } from '#lib/search/query-of-address.ts';
import { cleanQuery } from '#lib/search/query-text.ts';

/** Typing pauses longer than this are waited for. */
const PAUSE_MS = 250;

interface Search {
  query: string;
  page: number;
}

/** The search that the address in the browser names, empty for a list. */
function queryInAddress(): string {
  return location.pathname.endsWith('/search') ? queryOfAddress() : '';
}

/** The page of results that the browser shows; in a shell, the first. */
export function searchOfAddress(): Search {
  const page = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('page');
  return { query: queryOfAddress(), page: readPageNumber(page ?? '') ?? 1 };
}

/** A search as it is typed: `text` is in the box, `query` is what is asked for, of which the server showed `given` already. */
export function useSearch(given: Search | null, box: RefObject<HTMLInputElement | null>) {
  const [initial] = useState(given ?? searchOfAddress);
  const [text, setText] = useState(initial.query);
  const [{ query, page }, ask] = useState(initial);

  // A page that is shown again, by a link or by Back, begins as its address says; what was typed before the scripts came counts.
  useEffect(() => {
    const named = queryInAddress();
    const { value = '', defaultValue = '' } = box.current ?? {};
    setText(value === defaultValue ? named : value);
    ask((now) => (named === now.query ? now : { query: named, page: 1 }));
  }, [box]);

  const typed = cleanQuery(text);
  useEffect(() => {
    if (typed === query) return;
    const timer = setTimeout(() => ask({ query: typed, page: 1 }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, query]);

  const isInitial = query === initial.query && page === initial.page;
  const submit = () => ask((now) => (typed === now.query ? now : { query: typed, page: 1 }));
  return { text, setText, query, page, goTo: (to: number) => ask({ query, page: to }), submit, isInitial };
}

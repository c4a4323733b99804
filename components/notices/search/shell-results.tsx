'use client';

import { Suspense, use, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Department } from '#content/routes.ts';
import { askNotices, noticesAddress } from '#lib/site-search/ask-notices.ts';
import type { FoundNotices } from '#lib/site-search/search-notices.ts';
import { NoticeResults } from './notice-results.tsx';
import type { SearchLabels } from './search-labels.ts';
import { searchOfAddress } from './use-search.ts';

interface ShellResultsProps {
  department: Department;
  heading: string;
  locale: Locale;
  labels: SearchLabels;
}

const PAUSE_MS = 5000;

const asked = new Map<string, Promise<FoundNotices>>();

/** Asks until there is an answer: meanwhile the results that the server put into the page stay. */
function askPatiently(address: string): Promise<FoundNotices> {
  const reply = asked.get(address) ?? askNotices(address).catch(() => askAgain(address));
  asked.set(address, reply);
  return reply;
}

async function askAgain(address: string): Promise<FoundNotices> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return askNotices(address).catch(() => askAgain(address));
}

function Results({ department, ...rest }: ShellResultsProps) {
  const [search] = useState(searchOfAddress);
  const found = use(askPatiently(noticesAddress({ department, ...search })));
  return <NoticeResults found={found} department={department} query={search.query} {...rest} />;
}

/**
 * In a shell: where the server puts the results of a search. In the browser they become React's own, for what in them reacts, once the
 * same results have come as data.
 */
export function ShellResults(props: ShellResultsProps) {
  return (
    <Suspense>
      <div data-fragment="">{typeof document !== 'undefined' && <Results {...props} />}</div>
    </Suspense>
  );
}

import type { Messages } from '@/content/messages';

/** The words that the search needs in the browser. */
export type SearchLabels = Pick<Messages, 'notices' | 'search'> & {
  states: Pick<Messages['states'], 'loading' | 'noData'>;
};

export function searchLabels({ notices, search, states: { loading, noData } }: Messages): SearchLabels {
  return { notices, search, states: { loading, noData } };
}

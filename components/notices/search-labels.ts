import type { Messages } from '#content/messages/index.ts';

/** The words that the search needs in the browser. */
export type SearchLabels = Pick<Messages, 'notices' | 'search' | 'archive'> & {
  states: Pick<Messages['states'], 'loading' | 'noData'>;
};

export function searchLabels({ notices, search, archive, states: { loading, noData } }: Messages): SearchLabels {
  return { notices, search, archive, states: { loading, noData } };
}

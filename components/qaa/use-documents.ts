import useSWR, { useSWRConfig } from 'swr';
import type { QaaListing } from '#lib/site/accounts/listing.ts';
import { fetchListing, HttpError } from './requests.ts';

const SECOND = 1000;

function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status >= 500;
}

/** The list of documents for the login with this mark; fetched again at the end of the session, so that an expired list disappears. */
export function useDocuments(mark: string | null) {
  const { data, error, isLoading, mutate } = useSWR<QaaListing, unknown>(
    mark && ['/api/qaa/documents', mark],
    fetchListing,
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      errorRetryCount: 3,
      shouldRetryOnError: isWorthRetrying,
      refreshInterval: (latest) => (latest ? latest.endsIn + SECOND : 0),
      refreshWhenHidden: true,
    },
  );
  const { mutate: mutateAll } = useSWRConfig();
  return {
    listing: data,
    isLoading,
    hasEnded: error instanceof HttpError && error.status === 401,
    hasFailed: error !== undefined && !data,
    retry: () => void mutate(),
    /** Clears the list from memory. */
    forget: () => mutateAll(() => true, undefined, { revalidate: false }),
  };
}

import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { QaaListing } from '#lib/site/accounts/listing.ts';
import { fetchListing, HttpError, postLogout, probeDocument } from './requests.ts';

const KEY = 'qaa-login';
const CHANGED = 'qaa-login-changed';

/** The mark when storage is blocked; it lives as long as the page. */
let fallback: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(KEY) ?? fallback;
  } catch {
    return fallback;
  }
}

function subscribe(onChange: () => void): () => void {
  const events = ['storage', 'pageshow', CHANGED] as const;
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/**
 * The login state of this browser: a mark, shared by all tabs, that changes at each login. It is not secret; the cookie is. Without a mark no
 * documents are requested, and a new mark hides all data of an earlier session.
 */
function useLoginMark(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

function setLoginMark(mark: string | null): void {
  fallback = mark;
  try {
    if (mark === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, mark);
  } catch {
    // Storage is blocked.
  }
  dispatchEvent(new Event(CHANGED));
}

const SECOND = 1000;

function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status >= 500;
}

/** The list of documents for the login with this mark; fetched again at the end of the session, so that an expired list disappears. */
function useDocuments(mark: string | null) {
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

/** Keys of the message about the last event. */
export type SessionNotice = 'ended' | 'cookieBlocked' | 'loggedOut' | 'stillIn' | 'fileFailed';

/** The login state of this browser with the list, login and logout; each change moves the focus to `heading`. */
export function useQaaSession() {
  const mark = useLoginMark();
  const { hasEnded, forget, ...documents } = useDocuments(mark);
  const isIn = mark !== null;
  const [notice, setNotice] = useState<SessionNotice | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = useRef(false);
  /** True after a login until a response proves that the browser stored the cookie. */
  const isNew = useRef(false);

  function change(to: string | null, why: SessionNotice | null) {
    setNotice(why);
    setLoginMark(to);
    forget();
    hasChanged.current = true;
  }

  useEffect(() => {
    if (hasEnded) change(null, isNew.current ? 'cookieBlocked' : 'ended');
    // Only after the modal dialog has closed: elements outside it cannot take the focus.
    else if (hasChanged.current) heading.current?.focus();
    hasChanged.current &&= hasEnded;
    if (documents.listing || !isIn) isNew.current = false;
  });

  async function logOut(): Promise<void> {
    if (await postLogout()) change(null, 'loggedOut');
    else setNotice('stillIn');
  }

  /** Probes the document first: the response to an ended session must not replace the page. */
  async function openDocument(event: MouseEvent<HTMLAnchorElement>, href: string): Promise<void> {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setNotice(null);
    const status = await probeDocument(href);
    if (status === 200) location.assign(href);
    else if (status === 401) change(null, 'ended');
    else setNotice('fileFailed');
  }

  function enter(): void {
    isNew.current = true;
    change(Date.now().toString(36), null);
  }

  return {
    ...documents,
    isIn,
    hasFailed: documents.hasFailed && !hasEnded,
    notice,
    heading,
    enter,
    logOut,
    openDocument,
  };
}

import { useSyncExternalStore } from 'react';

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
export function useLoginMark(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

export function setLoginMark(mark: string | null): void {
  fallback = mark;
  try {
    if (mark === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, mark);
  } catch {
    // Storage is blocked.
  }
  dispatchEvent(new Event(CHANGED));
}

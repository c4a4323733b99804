import { useSyncExternalStore } from 'react';

const KEY = 'qaa-login';
const CHANGED = 'qaa-login-changed';

/** Where storage is blocked the mark lives as long as the page. */
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
 * That this browser logged in, as a mark that is another at each login, for all its tabs: no secret, the cookie is. Without
 * a mark no one is asked for documents, and with another one nothing of an earlier session shows.
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

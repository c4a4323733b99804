import type { QaaListing } from '#lib/site/accounts/listing.ts';

/** Longer than the timeout of the server for the campus API. */
const TIMEOUT_MS = 30_000;

/** An error response of the server. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(path, { ...init, cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/** Fetches the list of documents. @throws HttpError with 401 when the session has ended; TypeError without a connection */
export async function fetchListing(): Promise<QaaListing> {
  const response = await send('/api/qaa/documents');
  if (!response.ok) throw new HttpError(response.status);
  return response.json();
}

/** Returns the status of a document by a HEAD request; 0 without a connection. */
export async function probeDocument(href: string): Promise<number> {
  return (await send(href, { method: 'HEAD' }).catch(() => null))?.status ?? 0;
}

/** `message` comes from the server; `wait` in seconds. */
export type LoginReply =
  | { kind: 'accepted' }
  | { kind: 'refused'; message: string }
  | { kind: 'limited'; wait: number }
  | { kind: 'unavailable' | 'notSent' };

/** Logs in. Never throws: a failure is part of the result. */
export async function postLogin(form: FormData): Promise<LoginReply> {
  const body = JSON.stringify({ userName: form.get('userName'), qaaPassword: form.get('qaaPassword') });
  const headers = { 'Content-Type': 'application/json' };
  try {
    const response = await send('/api/qaa/login', { method: 'POST', headers, body });
    const { status } = response;
    if (response.ok) return { kind: 'accepted' };
    if (status === 401) return { kind: 'refused', message: (await response.json()).message };
    if (status === 429) return { kind: 'limited', wait: Number(response.headers.get('retry-after')) || 1 };
    return { kind: status >= 500 ? 'unavailable' : 'notSent' };
  } catch {
    return { kind: 'notSent' };
  }
}

/** Logs out. @returns whether the server confirmed it; otherwise the session goes on */
export async function postLogout(): Promise<boolean> {
  return (await send('/api/qaa/logout', { method: 'POST' }).catch(() => null))?.ok ?? false;
}

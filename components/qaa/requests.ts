import type { QaaListing } from '#lib/auth/listing.ts';

/** Longer than the server waits for the campus API. */
const PATIENCE_MS = 30_000;

/** An error response of the BFF. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(path, { ...init, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
}

/** @throws HttpError with 401 when there is no session any more; what `fetch` throws without a connection */
export async function fetchListing(): Promise<QaaListing> {
  const response = await ask('/api/qaa/documents');
  if (!response.ok) throw new HttpError(response.status);
  return response.json();
}

/** The status that a document would be answered with; 0 without a connection. */
export async function probeDocument(href: string): Promise<number> {
  return (await ask(href, { method: 'HEAD' }).catch(() => null))?.status ?? 0;
}

/** `message` is the server's own; `wait` in seconds. */
export type LoginAnswer =
  | { kind: 'accepted' }
  | { kind: 'refused'; message: string }
  | { kind: 'limited'; wait: number }
  | { kind: 'unavailable' | 'notSent' };

/** Logs in. Never throws: a failure is part of the result. */
export async function postLogin(form: FormData): Promise<LoginAnswer> {
  const body = JSON.stringify({ userName: form.get('userName'), qaaPassword: form.get('qaaPassword') });
  const headers = { 'Content-Type': 'application/json' };
  try {
    const response = await ask('/api/qaa/login', { method: 'POST', headers, body });
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
  return (await ask('/api/qaa/logout', { method: 'POST' }).catch(() => null))?.ok ?? false;
}

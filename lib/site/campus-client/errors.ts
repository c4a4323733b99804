/**
 * - `timeout` the whole call took longer than allowed; `cancelled` the visitor left
 * - `unreachable` no connection, or a broken one; `open-circuit` no request, after too many consecutive failures
 * - `status` a response that is neither success nor a redirect; `redirect` a redirect, which is never followed
 * - `too-large`, `malformed` a response with more bytes or records than accepted, or not of the agreed form
 */
export type CampusApiErrorKind =
  | 'timeout'
  | 'cancelled'
  | 'unreachable'
  | 'open-circuit'
  | 'status'
  | 'redirect'
  | 'too-large'
  | 'malformed';

const DIGEST = 'campus-api';
const BRAND = Symbol.for('campus API error');

/** A failed call of the campus API. Contains neither request nor response bodies. */
export class CampusApiError extends Error {
  /** Each bundle of a build has a copy of this class, and errors pass between bundles. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && BRAND in value;
  }

  readonly [BRAND] = true;
  override readonly name = 'CampusApiError';
  readonly kind: CampusApiErrorKind;
  readonly call: string;
  readonly status: number | null;
  readonly reason: string;
  /** `Retry-After` of the upstream, in milliseconds. */
  readonly retryAfter: number | null;
  /** The only property of an error that survives a `'use cache'` boundary in production. */
  readonly digest: string;

  /** `call`: method and path; `status`: the HTTP status, if any. */
  constructor(
    kind: CampusApiErrorKind,
    call: string,
    details: { status?: number; reason?: string; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    const reason = details.reason ?? (details.status === undefined ? '' : `HTTP ${details.status}`);
    super(`${call}: ${kind}${reason && ` (${reason})`}`, { cause: details.cause });
    this.kind = kind;
    this.call = call;
    this.status = details.status ?? null;
    this.reason = reason;
    this.retryAfter = details.retryAfter ?? null;
    this.digest = `${DIGEST};${kind};${call}`;
  }
}

/** Whether an error is a failure of the campus API, also after it crossed a cache boundary. */
export function isCampusApiError(error: unknown): boolean {
  if (error instanceof CampusApiError) return true;
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? error.digest : null;
  return typeof digest === 'string' && digest.startsWith(`${DIGEST};`);
}

/** For work that is repeated: waits for the next time where the campus API failed. @throws any other error */
export function ignoreOutage(error: unknown): void {
  if (!isCampusApiError(error)) throw error;
}

/** Whether the campus API has no such call; for calls that are not in the contract. */
export function isUnsupportedCall(error: unknown): boolean {
  if (!(error instanceof CampusApiError)) return false;
  return error.kind === 'malformed' || (error.kind === 'status' && (error.status ?? 0) < 500);
}

/**
 * - `timeout` the whole exchange took longer than allowed; `cancelled` the visitor left
 * - `unreachable` no connection, or one that broke; `open-circuit` not asked, after too many failures in a row
 * - `status` an answer that is neither success nor a redirect; `redirect` one that sends elsewhere, never followed
 * - `too-large`, `malformed` an answer of more bytes or records than accepted, or not of the agreed shape
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

/** A call to the campus API that failed. Holds neither what was sent nor what came back. */
export class CampusApiError extends Error {
  /** Each bundle of a build has a copy of this class, and errors pass between bundles: `instanceof` is not enough. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && BRAND in value;
  }

  readonly [BRAND] = true;
  override readonly name = 'CampusApiError';
  readonly kind: CampusApiErrorKind;
  readonly call: string;
  readonly status: number | null;
  readonly reason: string;
  /** How long the upstream asked to be left alone, in milliseconds. */
  readonly retryAfter: number | null;
  /** All that Next leaves of an error that crosses a `'use cache'` boundary in production. */
  readonly digest: string;

  /** `call` is method and path, `status` the HTTP status where there was one. */
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

/** Whether an error that a reader threw is the campus API's failure, also after it crossed a cache boundary. */
export function isCampusApiError(error: unknown): boolean {
  if (error instanceof CampusApiError) return true;
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? error.digest : null;
  return typeof digest === 'string' && digest.startsWith(`${DIGEST};`);
}

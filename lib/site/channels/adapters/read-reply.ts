import 'server-only';
import type { z } from 'zod';
import { oneLine } from '#lib/platform/i18n/one-line.ts';
import { parseRetryAfter } from '#packages/site-import/network/retry-after.ts';
import type { PostResult } from './channel.ts';
import type { Reply } from './send-request.ts';

const MAX_REASON = 200;

/** The reason that a service gave, as one short line without the secrets of the channel. */
export function toReason(text: string, secrets: readonly string[]): string {
  const clean = secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  return oneLine(clean).slice(0, MAX_REASON).toWellFormed();
}

/** The body of a response; null for one that is not JSON or has another form. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: string): z.infer<Schema> | null {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

/** The result of a request without a response: nothing was sent, or the service may have received it. */
export function failedResult({ mayBeReceived, reason }: Extract<Reply, { kind: 'failed' }>): PostResult {
  return mayBeReceived ? { kind: 'unknown', reason } : { kind: 'later', reason, after: null };
}

/** The result by the status of a response; null for success (2xx). `detail`: the reason that the service gave. */
export function statusResult(
  { status, retryAfter }: Pick<Extract<Reply, { kind: 'reply' }>, 'status' | 'retryAfter'>,
  detail = '',
): PostResult | null {
  const reason = detail === '' ? String(status) : `${status} ${detail}`;
  if (status >= 200 && status < 300) return null;
  if (status === 429 || status === 503) return { kind: 'later', reason, after: parseRetryAfter(retryAfter) };
  // The gateway has passed the request on.
  if (status === 504) return { kind: 'unknown', reason };
  if (status >= 500 || status === 408 || status === 425) return { kind: 'later', reason, after: null };
  const isRefused = status < 400 || [401, 403, 404, 405, 407, 410].includes(status);
  return { kind: isRefused ? 'refused' : 'rejected', reason };
}

import 'server-only';
import { Agent, type IncomingMessage, request } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';
import webPush from 'web-push';
import { environment } from '#lib/platform/settings/index.ts';
import type { Result } from '#lib/site/outbox/deliverer.ts';
import { parseRetryAfter } from '#packages/site-import/network/retry-after.ts';
import type { PushKeys } from '../subscriptions/keys.ts';
import { isPushService, TTL_SECONDS } from '../subscriptions/push-services.ts';
import type { Subscription } from '../subscriptions/subscription.ts';

/** A response without its body, which is not used. */
interface PostReply {
  status: number;
  retryAfter: string | null;
}

/** A longer response closes its connection. */
const MAX_BODY_BYTES = 16 * 1024;

/** A connection that is idle for longer may be closed by the other side just when the next message is sent. */
const IDLE_MS = 1000;

const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
const secureAgent = new SecureAgent({ keepAlive: true, timeout: IDLE_MS });

/**
 * Posts bytes, once, without following redirects. `fetch` does it too, with three times the processor time and 200 MB more for
 * 10,000. @throws without a response within `timeoutMs`
 */
function post(to: URL, headers: Record<string, string>, body: Buffer, timeoutMs: number): Promise<PostReply> {
  const { promise, resolve, reject } = Promise.withResolvers<PostReply>();
  const options = { method: 'POST', headers: { ...headers, 'Content-Length': String(body.byteLength) } };
  const onResponse = (reply: IncomingMessage) => {
    resolve({ status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'] ?? null });
    drain(reply);
  };
  const outgoing =
    to.protocol === 'https:'
      ? requestSecurely(to, { ...options, agent: secureAgent }, onResponse)
      : request(to, { ...options, agent }, onResponse);
  const timer = setTimeout(() => outgoing.destroy(new Error(`no response within ${timeoutMs} ms`)), timeoutMs);
  outgoing.on('error', reject);
  outgoing.on('close', () => {
    clearTimeout(timer);
    // A change of protocol (101) ends without an error.
    reject(new Error('closed without a response'));
  });
  outgoing.end(body);
  return promise;
}

/** Reads the short body of a response, so that the connection serves the next message too. */
function drain(reply: IncomingMessage): void {
  let read = 0;
  reply.on('error', () => undefined);
  reply.on('data', (chunk: Buffer) => {
    read += chunk.byteLength;
    if (read > MAX_BODY_BYTES) reply.destroy();
  });
}

const TIMEOUT_MS = 10_000;
const ENCODING = 'aes128gcm';

/** The token that identifies the sender to a push service (RFC 8292); valid for 12 hours. */
export function signFor(origin: string, { publicKey, privateKey }: PushKeys): string {
  const { siteUrl } = environment();
  // Push services want a contact: an email address or a public site.
  const subject = siteUrl.startsWith('https:') ? siteUrl : 'mailto:webmaster@localhost';
  return webPush.getVapidHeaders(origin, subject, publicKey, privateKey, ENCODING).Authorization;
}

/** Posts a message (RFC 8030), encrypted for its receiver (RFC 8291): within 10 s, without following redirects. Never throws. */
export async function postMessage(
  to: Subscription,
  message: string,
  signature: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Result> {
  const { origin } = new URL(to.endpoint);
  if (!isPushService(to.endpoint)) return { kind: 'gone', label: 'expired' };
  try {
    const { cipherText } = webPush.encrypt(to.keys.p256dh, to.keys.auth, message, ENCODING);
    const headers = {
      Authorization: signature,
      'Content-Encoding': ENCODING,
      'Content-Type': 'application/octet-stream',
      TTL: String(TTL_SECONDS),
      Urgency: 'normal',
      // A phone that was off gets the last message only: it has all notices of the day.
      Topic: 'notices',
    };
    const reply = await post(new URL(to.endpoint), headers, cipherText, timeoutMs);
    return toResult(origin, reply);
  } catch {
    return { kind: 'later', reason: `${origin} no response`, after: null };
  }
}

function toResult(origin: string, { status, retryAfter }: PostReply): Result {
  if (status >= 200 && status < 300) return { kind: 'sent', url: null };
  if (status === 404 || status === 410) return { kind: 'gone', label: 'expired' };
  const reason = `${origin} ${status}`;
  if (status !== 429 && status < 500) return { kind: 'rejected', reason };
  const after = parseRetryAfter(retryAfter);
  return { kind: 'later', reason, after: after === null ? null : Math.min(after, TTL_SECONDS * 1000) };
}

/** After so many failures in a row a push service gets no messages for a minute. */
const MAX_FAILURES = 5;
const PAUSE_MS = 60_000;

/** Push services that get no messages for now: one that hangs must not delay the others. */
export interface Pauses {
  /** The end of a pause, in epoch milliseconds; 0 for none. */
  until(origin: string): number;
  record(origin: string, result: Result, now: number): void;
}

export function createPauses(): Pauses {
  const services = new Map<string, { failures: number; until: number }>();
  return {
    until: (origin) => services.get(origin)?.until ?? 0,
    record(origin, result, now) {
      if (result.kind !== 'later') return void services.delete(origin);
      const failures = (services.get(origin)?.failures ?? 0) + 1;
      const pause = Math.max(result.after ?? 0, failures >= MAX_FAILURES ? PAUSE_MS : 0);
      services.set(origin, { failures, until: now + pause });
    },
  };
}

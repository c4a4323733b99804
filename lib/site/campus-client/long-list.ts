import 'server-only';
import { hash } from 'node:crypto';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { parseJson } from './bounded-body.ts';
import { type Parse, requestBytes } from './call.ts';
import type { Upstream } from './upstream.ts';
import type { UpstreamCall } from './upstream-call.ts';

/** Enough for tens of thousands of notices. */
export const LONG_LIST_LIMIT = 64 * 1024 * 1024;

/** `requestJson` for a long list: if the reply is the same as before, returns the same object without parsing it again. */
export async function requestLongList<T>(
  call: UpstreamCall,
  parse: Parse<T>,
  openUpstream?: () => Promise<Upstream>,
): Promise<T> {
  const upstream = await openUpstream?.();
  const latest = processSingleton('latest-lists', () => new Map());
  return requestBytes(call, { attempts: 2, ...(upstream && { upstream }) }, LONG_LIST_LIMIT, ({ bytes }, report) => {
    const digest = hash('sha256', bytes);
    const previous = latest.get(call.path);
    if (previous?.digest === digest) return previous.parsed as T;
    const parsed = parse(parseJson(bytes, call.name), report);
    latest.set(call.path, { digest, parsed });
    return parsed;
  });
}

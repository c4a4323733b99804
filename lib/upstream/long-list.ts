import 'server-only';
import { hash } from 'node:crypto';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { parseJson } from './bounded-body.ts';
import { type Parse, type Reply, requestBytes } from './call.ts';
import type { Report } from './report.ts';
import { campusApi } from './upstream.ts';
import type { UpstreamCall } from './upstream-call.ts';

/** Enough for tens of thousands of notices. */
const LONG_LIST_LIMIT = 64 * 1024 * 1024;

interface ParsedList {
  readonly digest: string;
  readonly etag: string | null;
  readonly parsed: unknown;
}

/**
 * `requestJson` for a long list: if the reply is the same as before, returns the same object without parsing it again. `usesEtag`: an API
 * that sends one then sends nothing else.
 */
export function requestLongList<T>(
  call: UpstreamCall,
  parse: Parse<T>,
  { openUpstream = campusApi, usesEtag = false }: { openUpstream?: typeof campusApi; usesEtag?: boolean } = {},
): Promise<T> {
  const latest = processSingleton('latest-lists', () => new Map<string, ParsedList>());
  const previous = latest.get(call.path);
  const readList = ({ status, etag, bytes }: Reply, report: Report) => {
    if (status === 304 && previous) return previous.parsed as T;
    const digest = hash('sha256', bytes);
    const current = latest.get(call.path);
    const parsed = current?.digest === digest ? (current.parsed as T) : parse(parseJson(bytes, call.name), report);
    latest.set(call.path, { digest, etag, parsed });
    return parsed;
  };
  const sent = usesEtag && previous?.etag ? ifChanged(call, previous.etag) : call;
  return requestBytes(sent, { attempts: 2 }, LONG_LIST_LIMIT, readList, openUpstream);
}

const ifChanged = (call: UpstreamCall, etag: string): UpstreamCall => ({
  ...call,
  headers: { ...call.headers, 'if-none-match': etag },
  accepts: (status) => status === 304 || (status >= 200 && status < 300),
});

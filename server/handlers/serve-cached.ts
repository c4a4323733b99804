import { requestKey } from '../cache/cache-key.ts';
import { responseCache } from '../cache/response-cache.ts';
import { encodingsFor } from '../finish/encode-body.ts';
import type { Handled } from '../finish/handled.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handler: responds from the response cache; null where the framework has to respond. */
export function serveCached(context: RequestContext): Handled | null {
  const key = requestKey(context);
  const cached = key && responseCache().take(key.text);
  const response = cached?.responseIn(cached.encodingFor(encodingsFor(cached, context)));
  return response ? { response, state: 'encoded' } : null;
}

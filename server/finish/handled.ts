import type { CacheKey } from '../cache/cache-key.ts';
import type { CachedResponse } from '../cache/response-cache.ts';
import type { AnyResponse } from '../http/response.ts';

/** The response of a handler, and what `finish` needs to know about it. */
export interface Handled {
  readonly response: AnyResponse;
  /**
   * At which step the response enters `finish`: by default at the first one. `complete`: it was made from a response that had passed the
   * first steps, `encoded`: it is such a response, in the encoding for this visitor.
   */
  readonly state?: 'complete' | 'encoded';
  /** The key under which `finish` may store the response for other visitors. */
  readonly key?: CacheKey | null;
  /** Encodings of the same body, of a response that the response cache does not hold. */
  readonly encodings?: CachedResponse | null;
}

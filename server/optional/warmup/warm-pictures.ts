import { metrics } from '#lib/platform/metrics/index.ts';
import { LruCache, type Usage } from '#lib/platform/runtime/bounded-map.ts';
import { PICTURE_CACHE_BYTES } from '#lib/site/files/widths.ts';
import type { InternalRequest, InternalResponse } from '#server/http/internal-request.ts';
import type { RunWhenIdle } from './run-when-idle.ts';

/** The `Accept` header of supported browsers. */
const ACCEPT = 'image/avif,image/webp';
/** Half of the cache is left to requests of visitors. */
const MAX_BYTES = PICTURE_CACHE_BYTES / 2;
/** Age of an encoded picture from which it is requested again. */
const RECHECK_MS = 24 * 60 * 60_000;

/** Sends an internal request to the framework. */
type SendRequest = (internal: InternalRequest) => Promise<Pick<InternalResponse, 'response'>>;

export interface PictureWarmup {
  /** Encodes the picture at an address of the picture service, unless the limit is reached. @returns whether it did not fail. @throws what the framework throws */
  warm(address: string): Promise<boolean>;
  /** The limit counts from now on. */
  restartLimit(): void;
  /** The encoded pictures. */
  usage(): Usage;
}

/** An encoded picture costs one cheap request, so the warm-up after a restart continues where the last one ended. */
export function pictureWarmup(request: SendRequest, runWhenIdle: RunWhenIdle, maxBytes = MAX_BYTES): PictureWarmup {
  const encoded = new LruCache<{ bytes: number; at: number }>(maxBytes);
  let bytes = 0;

  return {
    async warm(url) {
      if (bytes > maxBytes) return true;
      const previous = encoded.get(url);
      if (previous && Date.now() - previous.at <= RECHECK_MS) {
        bytes += previous.bytes;
        return true;
      }
      const { status, headers, body } = (await runWhenIdle(() => request({ url, headers: { accept: ACCEPT } })))
        .response;
      const isEncoded = status === 200;
      const state = headers['x-nextjs-cache'] === 'MISS' ? 'encoded' : 'there';
      metrics.picturesWarmed.labels(isEncoded ? state : 'failed').inc();
      if (isEncoded) encoded.set(url, { bytes: body.length, at: Date.now() }, body.length);
      bytes += isEncoded ? body.length : 0;
      return isEncoded;
    },
    restartLimit() {
      bytes = 0;
    },
    usage: () => encoded.usage,
  };
}

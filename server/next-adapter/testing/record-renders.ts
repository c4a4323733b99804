// Loaded into the running site by the contract tests (`node --import`): records the values that the framework passes to the page cache.
import { subscribe } from 'node:diagnostics_channel';
import { renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { z } from 'zod';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import PageCache from '../cache-handler.ts';
import { trustedInlineScripts } from '../inline-scripts.ts';
import type { CacheValue } from '../page-entry.ts';

export interface RecordedRender {
  key: string;
  /** The value before it was changed. */
  value: CacheValue;
  context: Parameters<PageCache['set']>[2];
  /** Null outside of a request. */
  nonce: string | null;
  /** Hashes of the inline scripts that are our own. */
  ours: string[];
}

const folder = process.env.RECORDED_RENDERS ?? '';
const { set } = PageCache.prototype;
let count = 0;

PageCache.prototype.set = function record(this: PageCache, key, value, context) {
  const nonce = renderContext.getStore()?.nonce ?? null;
  count += 1;
  const file = join(folder, `${process.pid}-${count}.part`);
  writeFileSync(
    file,
    serialize({ key, value, context, nonce, ours: [...trustedInlineScripts()] } satisfies RecordedRender),
  );
  renameSync(file, file.replace('.part', '.render'));
  return Reflect.apply(set, this, [key, value, context]);
};

const withHeaders = z.looseObject({ request: z.custom<IncomingMessage>() });

// The server removes the cookie of the draft mode from visitors' requests; here it reaches the framework from `?draft`.
subscribe('http.server.request.start', (message) => {
  const { headers, url } = withHeaders.parse(message).request;
  if (!url?.endsWith('?draft')) return;
  const cookie = `${headers.cookie}; lite=0`;
  Object.defineProperty(headers, 'cookie', { get: () => cookie, set: () => {}, enumerable: true });
});

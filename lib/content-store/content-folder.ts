import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { environment } from '#lib/runtime/environment/index.ts';

/** To be raised when a type of what readers answer changes (`types.ts`): what an older build kept is then not read. */
export const FORMAT = 2;

/** Names the kind and the source of kept content: content of one campus is never shown for another's. */
export function contentSource(): string {
  return `v${FORMAT}/${digestOf(environment().upstreamUrl ?? 'embedded')}`;
}

/** Where the validated content of this upstream is kept. */
export function contentFolder(): string {
  return join(environment().dataDir, 'last-known-good', contentSource());
}

export function contentFile(key: string): string {
  return join(contentFolder(), `${digestOf(key)}.json`);
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

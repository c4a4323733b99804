import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { environment } from '#lib/runtime/environment/index.ts';

/** Raise it when a type that readers return changes (`types.ts`): content that an older build stored is then ignored. */
export const FORMAT = 2;

/** Names the format and the source of stored content: content of one campus is never shown for another's. */
export function contentSource(): string {
  return `v${FORMAT}/${digestOf(environment().upstreamUrl ?? 'embedded')}`;
}

/** The folder of this upstream's validated content. */
export function contentFolder(): string {
  return join(environment().dataDir, 'last-known-good', contentSource());
}

export function contentFile(key: string): string {
  return join(contentFolder(), `${digestOf(key)}.json`);
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

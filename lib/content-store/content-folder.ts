import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { environment } from '#lib/runtime/environment/index.ts';

/** To be raised when a type of what readers answer changes (`types.ts`): what an older build kept is then not read. */
export const FORMAT = 2;

/** Names the kind and the source of kept content: content of one campus is never shown for another's. */
export function keptPlace(): string {
  return `v${FORMAT}/${digestOf(environment().upstreamUrl ?? 'embedded')}`;
}

/** Where the validated content of this upstream is kept. */
export function keptFolder(): string {
  return join(environment().dataDir, 'last-known-good', keptPlace());
}

export function contentFile(key: string): string {
  return join(keptFolder(), `${digestOf(key)}.json`);
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

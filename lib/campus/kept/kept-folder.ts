import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { environment } from '@/lib/environment';

/** To be raised when a type of what readers answer changes (`types.ts`): what an older build kept is then not read. */
export const FORMAT = 2;

/** Where the validated content of this upstream is kept: content of one campus is never shown for another's. */
export function keptFolder(): string {
  const { dataDir, upstreamUrl } = environment();
  return join(dataDir, 'last-known-good', `v${FORMAT}`, digestOf(upstreamUrl ?? 'embedded'));
}

export function keptFile(key: string): string {
  return join(keptFolder(), `${digestOf(key)}.json`);
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

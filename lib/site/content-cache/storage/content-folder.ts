import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { environment } from '#lib/platform/settings/index.ts';

/** The digest of the types that readers return, of the build (next.config.mjs): content of builds with other types is ignored. */
const FORMAT = process.env.CONTENT_FORMAT ?? 'sources';

/** Format and source of stored content, so that content of one campus is never shown for another. */
export function contentSource(): string {
  const { upstreamUrl, siteContentUrl } = environment();
  const sources = [upstreamUrl ?? 'embedded', ...(siteContentUrl === null ? [] : [siteContentUrl])];
  return `v${FORMAT}/${digestOf(sources.join(' '))}`;
}

/** Folder with the validated content of the configured upstream. */
function contentFolder(): string {
  return join(environment().dataDir, 'last-known-good', contentSource());
}

export function contentFile(key: string): string {
  return join(contentFolder(), `${digestOf(key)}.json`);
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

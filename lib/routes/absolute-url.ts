import 'server-only';
import { environment } from '#lib/runtime/environment/index.ts';

/** An address of ours as it is written outside the site: with the origin of `SITE_URL`. */
export function absoluteUrl(path: string): string {
  return `${environment().siteUrl}${path}`;
}

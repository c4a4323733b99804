import 'server-only';
import { environment } from '#lib/platform/settings/index.ts';

/** The absolute address of a path, with the origin of `SITE_URL`. */
export function absoluteUrl(path: string): string {
  return `${environment().siteUrl}${path}`;
}

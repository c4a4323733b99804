import 'server-only';
import { environment } from '../environment';

/** An address of ours as it is written outside the site: with the origin of `SITE_URL`. */
export function absoluteUrl(path: string): string {
  return `${environment().siteUrl}${path}`;
}

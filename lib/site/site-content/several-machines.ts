import type { Environment } from '#lib/platform/settings/schema.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';

type Settings = Pick<Environment, 'upstreamUrl' | 'siteContentUrl' | 'redisUrl'>;

/**
 * A warning for one of several machines whose site content nobody has written or edited: it is probably not the machine with the admin. Null
 * otherwise.
 */
export function ownSampleWarning(
  { upstreamUrl, siteContentUrl, redisUrl }: Settings,
  site: SiteContent,
): string | null {
  if (redisUrl === null || upstreamUrl === null || siteContentUrl !== null || !isUnwritten(site)) return null;
  return 'REDIS_URL is shared by several machines, and this one shows its own site content, which nobody has written: set SITE_CONTENT_URL to the campus API of the machine with the admin (docs/operations.md, "More than one machine")';
}

function isUnwritten({
  page,
  programme,
  department = {},
  'former-addresses': former,
  ...single
}: SiteContent): boolean {
  if (former !== undefined) return false;
  const documents = [page, programme, department, single].flatMap((each) => Object.values(each));
  return documents.every(({ isSample }) => isSample === true);
}

import 'server-only';
import { z } from 'zod';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { currentPreview } from '#lib/site/campus-client/preview.ts';
import { fetchPreviewedSite, fetchSite, type SiteContent } from '#lib/site/campus-client/site.ts';
import { findStored } from '#lib/site/content-cache/storage/stored-content.ts';
import { setConfirmedYears } from '#packages/nepali/calendar/index.ts';

/** The key of the site content in the content cache. */
export const SITE_KEY = 'site';

const latest = () => processSingleton('latest-site', () => ({ site: null }));

/** The earlier process parsed its content; a damaged file is ignored. */
const stored = z.custom<SiteContent>((value) => typeof value === 'object' && value !== null && 'page' in value);

/**
 * Fetches the site content. An invalid document is replaced by its last valid version, also by that of an earlier process. @throws CampusApiError
 */
export async function loadSite(): Promise<SiteContent> {
  if (await currentPreview()) return fetchPreviewedSite();
  const site = await fetchSite(latest().site ?? (await earlierSite()));
  latest().site = site;
  // Before a publication of the calendar, whose pages are rendered with it.
  setConfirmedYears(site.calendar?.years ?? []);
  return site;
}

async function earlierSite(): Promise<SiteContent | null> {
  return stored.safeParse((await findStored(SITE_KEY))?.value).data ?? null;
}

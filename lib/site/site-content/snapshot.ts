import 'server-only';
import { categoriesOf, type NoticeCategory } from '#content/site/categories.ts';
import type { Identity } from '#content/site/identity.ts';
import { setContentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { onEvent } from '#lib/platform/shared-state/events.ts';
import { currentPreview } from '#lib/site/campus-client/preview.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { contents, readContent } from '#lib/site/content-cache/contents.ts';
import { findInMemory } from '#lib/site/content-cache/last-known-good/in-memory.ts';
import type { Content } from '#lib/site/content-cache/last-known-good/last-known-good.ts';
import { tags } from '#lib/site/content-cache/tags.ts';
import { setConfirmedYears } from '#packages/nepali/calendar/index.ts';
import { addressesOf } from './addresses-of.ts';
import { noticeCategoriesOf } from './categories.ts';
import { identityOfContact } from './identity-of-contact.ts';
import { loadSite, SITE_KEY } from './load-site.ts';

const order = () => processSingleton('site-content-order', () => ({ started: 0, applied: 0 }));

/**
 * The latest site content, in memory: one object until it changes. The addresses and the confirmed years that it determines are registered (`lib/platform/routes/content-addresses.ts`,
 * `packages/nepali/calendar/month-lengths.ts`), unless a later read ended earlier. @throws CampusApiError where nothing was ever stored
 */
export async function findSite(): Promise<Content<SiteContent>> {
  const position = ++order().started;
  const content = await findInMemory(SITE_KEY, loadSite);
  if (position > order().applied && !(await currentPreview())) {
    order().applied = position;
    setContentAddresses(addressesOf(content.value));
    setConfirmedYears(content.value.calendar?.years ?? []);
  }
  return content;
}

/** The whole site content for callers outside of pages; one object until it changes. @throws CampusApiError */
export async function readSiteContent(): Promise<SiteContent> {
  return (await findSite()).value;
}

/** The names of the campus for callers outside of pages: as `getIdentity`. */
export async function readIdentity(): Promise<Identity> {
  const site = await attempt(readSiteContent);
  if (site.ok && site.value.identity) return site.value.identity;
  const contact = await attempt(() => readContent(contents.contact));
  return identityOfContact(contact.ok ? contact.value : null);
}

/** The categories of notices for callers outside of pages, all notices first. */
export async function readCategories(): Promise<readonly NoticeCategory[]> {
  const site = await attempt(readSiteContent);
  return site.ok ? noticeCategoriesOf(site.value) : categoriesOf(null);
}

async function register(): Promise<SiteContent | null> {
  try {
    return await readSiteContent();
  } catch (error) {
    log.error({ err: error }, 'the site content cannot be read: pages of the campus are not found');
    return null;
  }
}

/** Registers the addresses of the site content now, which it returns, and after each publication of it. */
export function watchSiteContent(): Promise<SiteContent | null> {
  const isOfSite = (tag: string) => tag === tags.site || tag.startsWith(`${tags.site}:`);
  onEvent('published', ([published]) => void ([published].flat().some(isOfSite) && register()));
  return register();
}

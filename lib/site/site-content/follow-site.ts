import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { tags } from '#lib/site/content-cache/tags.ts';
import { changedTags } from './changed-tags.ts';
import { loadSite } from './load-site.ts';

/** Follows the site content over its publications. */
export interface SiteFollower {
  /** Reads the content that later publications are compared with. */
  begin(): Promise<void>;
  /** The tags of the documents that have changed since the previous call; `site` where that is unknown. */
  tagsOfPublication(): Promise<string[]>;
  /** `tagsOfPublication` where nothing announces a publication: none at the first call. @throws CampusApiError */
  tagsOfChange(): Promise<string[]>;
}

export function followSite(): SiteFollower {
  let previous: SiteContent | null = null;
  return {
    async begin() {
      previous = await readOrNull();
    },
    async tagsOfChange() {
      const before = previous;
      previous = await loadSite();
      return before === null ? [] : changedTags(before, previous);
    },
    async tagsOfPublication() {
      const before = previous;
      previous = await readOrNull();
      return before === null || previous === null ? [tags.site] : changedTags(before, previous);
    },
  };
}

async function readOrNull(): Promise<SiteContent | null> {
  try {
    return await loadSite();
  } catch (error) {
    log.warn({ err: error }, 'the site content cannot be compared: all pages are rendered again');
    return null;
  }
}

import type { ChangeResult } from '../change-campus.ts';
import { publishTags } from '../publish.ts';

/** When the site shows a change: `updated` already, `later` within a minute, `elsewhere` never, `none` if the change is not public. */
export const siteUpdates = ['none', 'updated', 'later', 'elsewhere'] as const;
export type SiteUpdate = (typeof siteUpdates)[number];

/** Notifies the site of the content that a change affects. */
export async function notifySite({ tags }: Pick<ChangeResult<unknown>, 'tags'>): Promise<SiteUpdate> {
  if (tags.length === 0) return 'none';
  const sentence = await publishTags(tags);
  if (sentence.startsWith('The site was notified')) return 'updated';
  return sentence.startsWith('The site does not show it') ? 'elsewhere' : 'later';
}

import type { Done } from '../change-campus.ts';
import { publish } from '../publish.ts';

/** When the site shows a change: `updated` already, `later` within a minute, `elsewhere` never, `none` where it shows nothing of it. */
export const siteUpdates = ['none', 'updated', 'later', 'elsewhere'] as const;
export type SiteUpdate = (typeof siteUpdates)[number];

/** Notifies the site of the content that a change made new. */
export async function notifySite({ tags }: Pick<Done<unknown>, 'tags'>): Promise<SiteUpdate> {
  if (tags.length === 0) return 'none';
  const sentence = await publish(tags);
  if (sentence.startsWith('The site was told')) return 'updated';
  return sentence.startsWith('The site does not show it') ? 'elsewhere' : 'later';
}

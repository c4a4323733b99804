import type { Done } from '../office/change-campus.ts';
import { publish } from '../office/publish.ts';
import type { OfficeMessages } from './messages/index.ts';

/** What became of the notice to the site about a change, and so when visitors see it. */
export type SiteNotice = keyof OfficeMessages['told'];

/** Notifies the site of the content that a change made new. */
export async function notifySite({ tags }: Pick<Done<unknown>, 'tags'>): Promise<SiteNotice> {
  if (tags.length === 0) return 'none';
  const sentence = await publish(tags);
  if (sentence.startsWith('The site was told')) return 'told';
  return sentence.startsWith('The site does not show it') ? 'elsewhere' : 'later';
}

/** The sentence for the outcome in an address; empty for anything else. */
export function notifiedText(words: OfficeMessages, what: string | undefined): string {
  return what === 'told' || what === 'later' || what === 'elsewhere' ? words.told[what] : '';
}

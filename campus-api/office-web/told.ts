import type { Done } from '../office/change-campus.ts';
import { publish } from '../office/publish.ts';
import type { OfficeMessages } from './messages/index.ts';

/** When visitors see a change. */
export type Told = keyof OfficeMessages['told'];

/** Tells the site what a change made new. */
export async function tellSite({ tags }: Pick<Done<unknown>, 'tags'>): Promise<Told> {
  if (tags.length === 0) return 'none';
  const sentence = await publish(tags);
  if (sentence.startsWith('The site was told')) return 'told';
  return sentence.startsWith('The site does not show it') ? 'elsewhere' : 'later';
}

/** The words for what an address says; none for what it may not say. */
export function toldText(words: OfficeMessages, what: string | undefined): string {
  return what === 'told' || what === 'later' || what === 'elsewhere' ? words.told[what] : '';
}

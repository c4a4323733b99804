import 'server-only';
import type { Metadata } from 'next';
import { mailSubscription } from '#content/messages/follow.ts';
import { write } from '#content/messages/write.ts';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { FOLLOW, WRITE } from '#lib/platform/routes/paths.ts';
import { TITLE_PLACEHOLDER } from '#lib/platform/routes/templates.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { pageMetadata } from './page-metadata.ts';

// Metadata of the pages that are filled with a fragment. Only the page of the message form is indexed.

const robots = { index: false, follow: true } as const;

/** Metadata of the results of a form; the fragment has the title. */
export const resultsMetadata: Metadata = { title: TITLE_PLACEHOLDER, robots };

/** Metadata of the results of the site search. */
export async function siteSearchMetadata(): Promise<Metadata> {
  const { siteSearch } = await currentMessages();
  return { ...resultsMetadata, description: siteSearch.description };
}

/** Metadata of conversion results. */
export async function conversionMetadata(): Promise<Metadata> {
  const { calendar } = await currentMessages();
  return { title: calendar.converter.heading, description: calendar.description, robots };
}

/** Metadata of the page with the state of the site. */
export async function statusMetadata(): Promise<Metadata> {
  const { status } = await currentMessages();
  return { title: status.title, description: status.description, robots };
}

/** The title of the page with the message form; it does not invite to write where the campus takes no messages. */
export const writeTitle = () => (environment().enquiryDelivery === null ? write.callInstead : write.title);

/** Metadata of the page with the message form. */
export function writeMetadata(): Promise<Metadata> {
  return pageMetadata(WRITE, { title: writeTitle(), description: write.description, card: '/contact' });
}

/** The title of the page on which visitors choose notices; it names no email where the campus sends none. */
export const followTitle = () =>
  environment().subscriptions === null ? mailSubscription.withoutMail : mailSubscription.title;

/** Metadata of the page on which visitors choose notices. */
export function followMetadata(): Promise<Metadata> {
  return pageMetadata(FOLLOW, { title: followTitle(), description: mailSubscription.description, card: '/notice' });
}

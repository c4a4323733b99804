import 'server-only';
import type { NoticeCategory } from '#content/site/categories.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { subscriberKey } from '#lib/site/notifications/choices/digests.ts';
import { records as outboxRecords } from '#lib/site/outbox/storage/records.ts';
import { readCategories } from '#lib/site/site-content/snapshot.ts';
import { readLink } from './keys.ts';
import { waitingMails } from './queue.ts';
import { readRequest, readSubscriber, type Subscriber, type SubscriptionRequest } from './subscriber.ts';
import type { FollowProblem, FollowValues } from './subscription-form.ts';

/** The last change, as the end of an address names it. */
export const doneNames = ['confirmed', 'saved', 'deleted'] as const;
export type DoneName = (typeof doneNames)[number];

/** Content of the page of a link. `link`: the signed text of the link, which the forms of the page send back. */
export type FollowView = { categories: readonly NoticeCategory[] } & (
  | { kind: 'form' | 'off' | 'sent' | 'unknown' | 'deleted' }
  | { kind: 'confirm'; link: string; request: SubscriptionRequest }
  | {
      kind: 'mine';
      link: string;
      subscriber: Subscriber;
      /** Mails that wait to be sent. */
      waiting: number;
      done: DoneName | null;
      values?: FollowValues;
      problems?: readonly FollowProblem[];
    }
  | { kind: 'end'; link: string }
);

/** The view for the parameters of an address: `key`, a signed link, `done`, and `sent` after the form. Nothing is changed. @throws errors of the store */
export async function followView(parameters: URLSearchParams): Promise<FollowView> {
  const categories = await readCategories();
  const link = parameters.get('key');
  const done = doneNames.find((name) => name === parameters.get('done')) ?? null;
  if (link === null) {
    if (done === 'deleted') return { kind: 'deleted', categories };
    if (parameters.has('sent')) return { kind: 'sent', categories };
    return { kind: environment().subscriptions === null ? 'off' : 'form', categories };
  }
  const read = readLink(await subscriberKey(), link);
  if (!read) return { kind: 'unknown', categories };
  const records = outboxRecords();
  if (read.purpose === 'confirm') {
    const request = readRequest(await records.get('requests', read.id));
    return request ? { kind: 'confirm', link, request, categories } : { kind: 'unknown', categories };
  }
  const subscriber = readSubscriber(await records.get('subscribers', read.id));
  if (!subscriber) return { kind: 'unknown', categories };
  if (read.purpose === 'end') return { kind: 'end', link, categories };
  const waiting = (await waitingMails(records)).filter(({ mail }) => mail.to === read.id).length;
  return { kind: 'mine', link, subscriber, waiting, done, categories };
}

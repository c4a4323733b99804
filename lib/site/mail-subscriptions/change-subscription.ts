import 'server-only';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { changeNumbers } from '#lib/site/notifications/choices/choices.ts';
import { chosenIn } from '#lib/site/notifications/choices/choices-form.ts';
import { forgetNotified } from '#lib/site/notifications/matching/recent-notices.ts';
import { removeEntry } from '#lib/site/outbox/queue.ts';
import type { Change, Records } from '#lib/site/outbox/storage/stored-records.ts';
import { addressDigest, newId } from './keys.ts';
import { removeRequest, waitingMails } from './queue.ts';
import { type Choices, joinChoices, readRequest, readSubscriber, type Subscriber } from './subscriber.ts';
import type { FollowForm, FollowProblem } from './subscription-form.ts';

const ATTEMPTS = 5;

/** Repeats a change that another process has overtaken. @throws Refusal 503, and errors of the store */
async function retry<T>(change: () => Promise<T | null>): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await change();
    if (result !== null) return result;
  }
  throw new Refusal(503, 'The subscription is being changed elsewhere.', { 'Retry-After': '5' });
}

/**
 * Turns a confirmed request into a subscription, or adds its choices to the one that the address has. Each form has one result, however
 * often it is sent. @returns the id of the subscriber; null for an unknown request
 */
export async function confirmRequest(records: Records, key: string, id: string, now: number): Promise<string | null> {
  const result = await retry(async () => {
    const value = await records.get('requests', id);
    const request = readRequest(value);
    if (!request) return { subscriber: null };
    const address = addressDigest(key, request.email);
    const existingId = await records.get('addresses', address);
    const existing = existingId === null ? null : await records.get('subscribers', existingId);
    const before = readSubscriber(existing);
    const subscriberId = before && existingId !== null ? existingId : newId();
    const { email, departments, words, numbers, frequency, language } = request;
    const newer: Choices = { departments, words, numbers, frequency, language };
    const after: Subscriber = {
      email,
      ...(before ? joinChoices(before, newer) : newer),
      since: before?.since ?? now,
      rejections: [],
      suspended: null,
    };
    const isDone = await records.change(
      [
        ...removeRequest(id),
        { in: 'subscribers', key: subscriberId, value: JSON.stringify(after) },
        { in: 'addresses', key: address, value: subscriberId },
      ],
      [
        { in: 'requests', key: id, value },
        { in: 'addresses', key: address, value: existingId },
        ...(before ? [{ in: 'subscribers', key: subscriberId, value: existing } as const] : []),
      ],
    );
    return isDone ? { subscriber: subscriberId } : null;
  });
  return result.subscriber;
}

/** Deletes a request, and its confirmation mail. */
export async function deleteRequest(records: Records, id: string): Promise<void> {
  await records.change(removeRequest(id));
}

/** Changes the choices of a subscriber; one whose address was rejected gets mails again. @returns why not; null for an unknown subscriber */
export async function changeChoices(
  records: Records,
  key: string,
  id: string,
  form: FollowForm,
  now: number,
): Promise<FollowProblem[] | null> {
  const { problems } = await retry(async () => {
    const value = await records.get('subscribers', id);
    const before = readSubscriber(value);
    if (!before) return { problems: null };
    const { choices, problems } = chosenIn(form, changeNumbers(before.numbers, form, key, now));
    if (problems.length > 0) return { problems };
    const { frequency, language } = form.values;
    const after: Subscriber = { ...before, ...choices, frequency, language, rejections: [], suspended: null };
    const isDone = await records.change(
      [{ in: 'subscribers', key: id, value: JSON.stringify(after) }],
      [{ in: 'subscribers', key: id, value }],
    );
    return isDone ? { problems } : null;
  });
  return problems;
}

/** Deletes everything about a subscriber: choices, address, waiting mails, and requests of the same address. */
export async function deleteSubscriber(records: Records, key: string, id: string): Promise<void> {
  const subscriber = readSubscriber(await records.get('subscribers', id));
  const changes: Change[] = [{ in: 'subscribers', key: id, value: null }];
  if (subscriber) {
    const address = addressDigest(key, subscriber.email);
    if ((await records.get('addresses', address)) === id) changes.push({ in: 'addresses', key: address, value: null });
    for await (const page of records.pages('requests'))
      for (const [request, value] of page)
        if (addressDigest(key, readRequest(value)?.email ?? '') === address) changes.push(...removeRequest(request));
  }
  for (const { entry, mail } of await waitingMails(records))
    if (mail.to === id) changes.push(removeEntry('mail', entry.key));
  await records.change(changes);
  await forgetNotified(records, id);
}

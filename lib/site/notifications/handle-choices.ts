import 'server-only';
import { readBody } from '#lib/platform/http/read-body.ts';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { requireSameOrigin } from '#lib/platform/http/same-origin.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import { changeNumbers } from './choices/choices.ts';
import { type ChoiceProblem, type ChoicesForm, chosenIn, readChoices } from './choices/choices-form.ts';
import { sealDigest, subscriberKey } from './choices/digests.ts';
import { countPushSender, storageOr503 } from './handle-subscription.ts';
import { deleteSubscription, type Own, openSubscription, ownSchema, ownSubscription } from './open-subscription.ts';
import { type Subscription, subscriptionAddressSchema } from './subscriptions/subscription.ts';

const MAX_FORM_BYTES = 16 * 1024;

/** The state of the form of a browser. `subscription`: what is stored, with sealed digests; `form`: the fields that were rejected, with `problems`, and `removed` numbers. */
export interface PushChoices {
  locale: ChoicesForm['locale'];
  /** HTTP status. */
  status: number;
  subscription: Subscription | null;
  done: 'saved' | 'deleted' | null;
  form: ChoicesForm | null;
  problems: readonly ChoiceProblem[];
  removed: readonly string[];
}

const ownIn = (fields: URLSearchParams, endpoint: string, auth: string): Own | undefined =>
  ownSchema.safeParse({ endpoint: fields.get(endpoint), auth: fields.get(auth) }).data;

/** Shows, saves or deletes the subscription of the browser whose address the script adds to the fields of the form. @throws Refusal */
export async function handlePushChoices(request: Request): Promise<PushChoices> {
  const choices = await handleChoices(request);
  const { subscription } = choices;
  if (subscription === null || subscription.numbers.length === 0) return choices;
  const key = await subscriberKey();
  const numbers = subscription.numbers.map(({ digest, added }) => ({ digest: sealDigest(key, digest), added }));
  return { ...choices, subscription: { ...subscription, numbers } };
}

async function handleChoices(request: Request): Promise<PushChoices> {
  requireSameOrigin(request, environment().siteUrl);
  await countPushSender(request);
  const fields = new URLSearchParams(await readBody(request, 'application/x-www-form-urlencoded', MAX_FORM_BYTES));
  const form = readChoices(fields);
  const own = ownIn(fields, 'endpoint', 'auth');
  if (!own) throw new Refusal(400, 'The address of a subscription is missing.');
  const reply = { locale: form.locale, status: 200, done: null, form: null, problems: [], removed: [] };
  const action = fields.get('action');
  if (action === 'save') return storageOr503(() => save(fields, form));
  if (action !== 'delete') return { ...reply, subscription: await storageOr503(() => ownSubscription(records(), own)) };
  await storageOr503(() => deleteSubscription(records(), own));
  return { ...reply, subscription: null, done: 'deleted' };
}

async function save(fields: URLSearchParams, form: ChoicesForm): Promise<PushChoices> {
  const keys = { p256dh: fields.get('p256dh'), auth: fields.get('auth') };
  const address = subscriptionAddressSchema.safeParse({ endpoint: fields.get('endpoint'), keys });
  if (!address.success) throw new Refusal(400, 'This is no subscription of a browser that the site knows.');
  const { before, save: store } = await openSubscription(
    records(),
    address.data,
    ownIn(fields, 'oldEndpoint', 'oldAuth'),
  );
  const { locale, values, removed } = form;
  const numbers = changeNumbers(before?.numbers ?? [], form, await subscriberKey(), Date.now());
  const { choices, problems } = chosenIn(form, numbers);
  if (problems.length > 0) return { locale, status: 422, subscription: before, done: null, form, problems, removed };
  const subscription = await store({ ...choices, language: values.language });
  return { locale, status: 200, subscription, done: 'saved', form: null, problems, removed: [] };
}

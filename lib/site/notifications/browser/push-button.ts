import type { Locale } from '#content/locale.ts';
import { push } from '#content/messages/push.ts';
import { type LocalSubscription, readLocalSubscription } from './local-subscription.ts';
import { type PushStatus, refusalReason, unsupportedReason, worker } from './permission.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

/** The state of the button: whether the browser is subscribed, its label, and the sentence next to it. */
export interface ButtonState {
  isOn: boolean;
  label: string;
  sentence: string;
}

interface ButtonOptions {
  department: string;
  locale: Locale;
  /** The labels of the button for this category: off, on, and on for all notices. */
  labels: PushLabels;
}

export interface PushLabels {
  subscribe: string;
  stop: string;
  stopAll: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A subscription to all notices covers each department. */
function coveringDepartment(subscription: LocalSubscription | null, department: string): string | null {
  if (!subscription) return null;
  return subscription.departments.find((name) => name === 'all' || name === department) ?? null;
}

function buttonState(
  subscription: LocalSubscription | null,
  { department, locale, labels }: ButtonOptions,
  status: PushStatus | null,
): ButtonState {
  const on = coveringDepartment(subscription, department);
  return {
    isOn: on !== null,
    label: on === null ? labels.subscribe : on === 'all' ? labels.stopAll : labels.stop,
    sentence: status ? push.state[status][locale] : '',
  };
}

/** The state of a subscription made on an earlier visit, renewed once a day in case the site has lost it. */
export async function readButtonState(options: ButtonOptions): Promise<ButtonState> {
  const isAllowed = unsupportedReason() === null && Notification.permission === 'granted';
  const subscription = isAllowed ? await readLocalSubscription() : null;
  const isOld = subscription !== null && Date.now() - subscription.at > DAY_MS;
  if (isOld)
    await worker()
      .then((registration) => subscribe(registration, subscription))
      .catch(() => undefined);
  return buttonState(subscription, options, null);
}

/** Subscribes if the button was off, otherwise unsubscribes. Never throws. */
export async function toggleSubscription(options: ButtonOptions, wasOn: boolean): Promise<ButtonState> {
  const reason = unsupportedReason();
  if (reason) return buttonState(null, options, reason);
  let subscription = await readLocalSubscription().catch(() => null);
  try {
    const on = coveringDepartment(subscription, options.department);
    if (on && !wasOn) return buttonState(subscription, options, 'on');
    const refusal = on ? null : await refusalReason();
    if (refusal) return buttonState(subscription, options, refusal);
    const registration = await worker();
    const others = (subscription?.departments ?? []).filter((name) => name !== on);
    const departments = on ? others : [...others, options.department];
    const { words = [], numbers = [] } = subscription ?? {};
    if (departments.length + words.length + numbers.length === 0) await unsubscribe(registration);
    else await subscribe(registration, { words, numbers, departments, language: options.locale });
    subscription = await readLocalSubscription();
    return buttonState(subscription, options, on ? 'off' : 'on');
  } catch {
    return buttonState(subscription, options, 'failed');
  }
}

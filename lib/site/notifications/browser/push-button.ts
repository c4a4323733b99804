import type { Locale } from '#content/locale.ts';
import { push } from '#content/messages/push.ts';
import { type LocalSubscription, readLocalSubscription } from './local-subscription.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

type Status = keyof typeof push.state;

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
  status: Status | null,
): ButtonState {
  const on = coveringDepartment(subscription, department);
  return {
    isOn: on !== null,
    label: on === null ? labels.subscribe : on === 'all' ? labels.stopAll : labels.stop,
    sentence: status ? push.state[status][locale] : '',
  };
}

/** The reason why this browser cannot have notifications; null where it can. */
function unsupportedReason(): Status | null {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return null;
  // Only browsers of Apple's phones have this property: they support push once the site is on the home screen.
  return 'standalone' in navigator ? 'install' : 'unsupported';
}

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js');
  return navigator.serviceWorker.ready;
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
    if (!on && (await Notification.requestPermission()) !== 'granted')
      return buttonState(subscription, options, refusal());
    const registration = await worker();
    const others = (subscription?.departments ?? []).filter((name) => name !== on);
    const departments = on ? others : [...others, options.department];
    if (departments.length === 0) await unsubscribe(registration);
    else await subscribe(registration, { departments, language: options.locale });
    subscription = await readLocalSubscription();
    return buttonState(subscription, options, on ? 'off' : 'on');
  } catch {
    return buttonState(subscription, options, 'failed');
  }
}

function refusal(): Status {
  return Notification.permission === 'denied' ? 'denied' : 'dismissed';
}

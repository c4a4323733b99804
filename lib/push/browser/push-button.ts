import type { Locale } from '#content/locale.ts';
import { push } from '#content/messages/push.ts';
import type { Department } from '#content/routes.ts';
import { type Choice, readChoice } from './choice.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

type State = keyof typeof push.state;

/** The state of the button: what a tap does, its label, and the sentence beside it. */
export interface Standing {
  isOn: boolean;
  label: string;
  sentence: string;
}

interface Asked {
  department: Department;
  locale: Locale;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A subscription to all notices covers each department. */
function chosen(choice: Choice | null, department: Department): Department | null {
  if (!choice) return null;
  return choice.departments.find((name) => name === 'all' || name === department) ?? null;
}

function standing(choice: Choice | null, { department, locale }: Asked, state: State | null): Standing {
  const on = chosen(choice, department);
  return {
    isOn: on !== null,
    label: on ? push.stop[on][locale] : push.notify[department][locale],
    sentence: state ? push.state[state][locale] : '',
  };
}

/** Why this browser cannot have notifications; null where it can. */
function hindrance(): State | null {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return null;
  // Of all browsers those of Apple's phones know this: they can once the site is on the home screen.
  return 'standalone' in navigator ? 'install' : 'unsupported';
}

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js');
  return navigator.serviceWorker.ready;
}

/** The state of a subscription made on an earlier visit, renewed once a day in case the site has lost it. */
export async function look(asked: Asked): Promise<Standing> {
  const choice = hindrance() === null && Notification.permission === 'granted' ? await readChoice() : null;
  const isOld = choice !== null && Date.now() - choice.at > DAY_MS;
  if (isOld)
    await worker()
      .then((registration) => subscribe(registration, choice))
      .catch(() => undefined);
  return standing(choice, asked, null);
}

/** Subscribes if the button was off, otherwise unsubscribes. Never throws. */
export async function tap(asked: Asked, wasOn: boolean): Promise<Standing> {
  const hindered = hindrance();
  if (hindered) return standing(null, asked, hindered);
  let choice = await readChoice().catch(() => null);
  try {
    const on = chosen(choice, asked.department);
    if (on && !wasOn) return standing(choice, asked, 'on');
    if (!on && (await Notification.requestPermission()) !== 'granted') return standing(choice, asked, refusal());
    const registration = await worker();
    const others = (choice?.departments ?? []).filter((name) => name !== on);
    const departments = on ? others : [...others, asked.department];
    if (departments.length === 0) await unsubscribe(registration);
    else await subscribe(registration, { departments, language: asked.locale });
    choice = await readChoice();
    return standing(choice, asked, on ? 'off' : 'on');
  } catch {
    return standing(choice, asked, 'failed');
  }
}

function refusal(): State {
  return Notification.permission === 'denied' ? 'denied' : 'dismissed';
}

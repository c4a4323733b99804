import type { Localized } from '#content/locale.ts';
import { push } from '#content/messages/push.ts';
import {
  type LocalSubscription,
  readLocalSubscription,
  type StoredChoices,
} from '#lib/site/notifications/browser/local-subscription.ts';
import { refusalReason, worker } from '#lib/site/notifications/browser/permission.ts';
import {
  browserAddress,
  forgetSubscription,
  rememberSubscription,
  subscribe,
} from '#lib/site/notifications/browser/subscribe.ts';
import { locale } from '../locale.ts';

/** The response to the form: its new content, a message, and what is stored. */
interface Reply {
  html: string;
  message: string;
  stored: StoredChoices | null;
}

/** Shows what the site has stored about this browser, and changes and deletes it. */
export default function choosePush(working: Localized): void {
  const control = document.querySelector<HTMLElement>('[data-script=push-choices]');
  const content = control?.querySelector('div');
  const status = control?.querySelector('[role=status]');
  if (!control || !content || !status) return;
  let isBusy = false;
  let isTouched = false;

  /** Sends the fields with the address of this browser. @throws Error where the site does not accept or reject the choices */
  async function send(action: string, address: Record<string, string>): Promise<Reply & { isAccepted: boolean }> {
    const form = content?.querySelector('form');
    if (!form) throw new Error('no form');
    const fields = new URLSearchParams({ action, ...address });
    for (const [name, value] of new FormData(form)) fields.append(name, String(value));
    const response = await fetch(form.action, { method: 'POST', body: fields });
    if (!response.ok && response.status !== 422) throw new Error(`the site responded with ${response.status}`);
    return { ...((await response.json()) as Reply), isAccepted: response.ok };
  }

  function report(message: string): void {
    if (status) status.textContent = message;
  }

  function show({ html, message }: Reply): void {
    if (content) content.innerHTML = html;
    report(message);
  }

  async function save(): Promise<void> {
    const refusal = await refusalReason();
    if (refusal) return report(push.state[refusal][locale]);
    const address = await browserAddress(await worker());
    const { endpoint, keys, replaces } = address;
    const old = replaces && { oldEndpoint: replaces.endpoint, oldAuth: replaces.auth };
    const reply = await send('save', { endpoint, ...keys, ...old });
    if (reply.isAccepted && reply.stored) await rememberSubscription(reply.stored, address);
    show(reply);
    content?.querySelector<HTMLElement>('[role=alert], button')?.focus();
  }

  async function end(): Promise<void> {
    const registration = await worker();
    const local = await readLocalSubscription();
    const { endpoint, keys } = local ? { ...local, keys: local } : await browserAddress(registration);
    const reply = await send('delete', { endpoint, auth: keys.auth });
    await forgetSubscription(registration);
    show(reply);
    content?.querySelector('button')?.focus();
  }

  async function run(action: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    isTouched = true;
    report(working[locale]);
    await action().catch(() => report(push.state.failed[locale]));
    isBusy = false;
  }

  /** A subscription that the site has lost is renewed. */
  async function showStored(): Promise<void> {
    const local = await readLocalSubscription();
    if (!local) return;
    let reply = await send('show', ownOf(local));
    if (!reply.stored) {
      await subscribe(await worker(), local);
      reply = await send('show', ownOf((await readLocalSubscription()) ?? local));
    }
    if (!isTouched) show(reply);
  }

  control.addEventListener('input', () => {
    isTouched = true;
  });
  control.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) void run(button.value === 'delete' ? end : save);
  });
  control.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement && target.type === 'text') void run(save);
  });
  if ('Notification' in window && Notification.permission === 'granted') showStored().catch(() => undefined);
}

const ownOf = ({ endpoint, auth }: LocalSubscription) => ({ endpoint, auth });

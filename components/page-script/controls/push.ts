import type { Localized } from '#content/locale.ts';
import { push } from '#content/messages/push.ts';
import { type ButtonState, readButtonState, toggleSubscription } from '#lib/site/notifications/browser/push-button.ts';
import { locale } from '../locale.ts';

/** Subscribes the browser to push messages about new notices of the department of the button, or ends that. */
export default function followNotices(working: Localized): void {
  const control = document.querySelector<HTMLElement>('[data-script=push]');
  const [button, status] = control?.children ?? [];
  if (!control || !button || !status) return;
  const { department = '', stop = '', stopAll = '' } = control.dataset;
  const options = { department, locale, labels: { subscribe: button.textContent, stop, stopAll } };
  let isOn = false;
  let isBusy = false;
  let isTapped = false;

  const show = ({ isOn: next, label, sentence }: ButtonState): void => {
    isOn = next;
    button.textContent = label;
    status.textContent = sentence;
  };
  button.addEventListener('click', async () => {
    if (isBusy) return;
    isBusy = true;
    isTapped = true;
    status.textContent = working[locale];
    try {
      show(await toggleSubscription(options, isOn));
    } catch {
      status.textContent = push.state.failed[locale];
    }
    isBusy = false;
  });
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  // A tap in the meantime sets the state itself.
  readButtonState(options).then(
    (state) => isTapped || show(state),
    () => undefined,
  );
}

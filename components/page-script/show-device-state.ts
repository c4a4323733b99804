import { loadControl } from './load-controls.ts';

/** Loads the scripts of controls that show a state of this device: a push subscription, a saved file. */
export function showDeviceState(): void {
  const push = document.querySelector<HTMLElement>('[data-script^=push]');
  if (push && 'Notification' in self && Notification.permission === 'granted') loadControl(`${push.dataset.script}`);
  if (!('caches' in self)) return;
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-script=save-offline]')) {
    caches.match(`${dataset.file}`).then(
      (copy) => void (copy && loadControl('save-offline')),
      () => undefined,
    );
  }
}

import { saveOffline as messages } from '#content/messages/save-offline.ts';
import { cacheFile, isFileCached, removeFile } from '#lib/site/offline/cached-files.ts';
import { locale } from '../locale.ts';

/** `idle`: not on this device. The last three are the reasons of a failure. */
type State = 'idle' | 'working' | 'saved' | 'full' | 'failed' | 'unsupported';

async function trySave(address: string): Promise<State> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return 'unsupported';
  try {
    await cacheFile(address);
    // Requests persistent storage, which the browser may deny: without it the browser may evict the file when storage runs short.
    navigator.storage?.persist?.().catch(() => undefined);
    return 'saved';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
}

/** Starts the button that saves a file on the device, or removes it. */
function start(control: HTMLElement): void {
  const [button, status] = control.children;
  const [label, name] = button?.children ?? [];
  if (!button || !status || !label || !name) return;
  const address = `${control.dataset.file}`;
  const saveLabel = label.textContent;
  let state: State = 'idle';

  /** The link to the saved file. */
  const link = (): HTMLElement => {
    const made = document.createElement('a');
    made.href = address;
    made.append(messages.open[locale], name.cloneNode(true));
    return made;
  };
  const show = (next: State): void => {
    state = next;
    label.textContent = state === 'saved' ? messages.remove[locale] : saveLabel;
    button.setAttribute('aria-disabled', `${state === 'working'}`);
    status.textContent = state === 'idle' ? '' : `${messages[state][locale]} `;
    if (state === 'saved') status.append(link());
  };

  button.addEventListener('click', async () => {
    if (state === 'working') return;
    if (state === 'saved') {
      await removeFile(address);
      return show('idle');
    }
    show('working');
    show(await trySave(address));
  });
  if (!('caches' in window)) return;
  isFileCached(address).then(
    (isSaved) => isSaved && state === 'idle' && show('saved'),
    () => undefined,
  );
}

/** Saves files on the device; the service worker then serves them offline. */
export default function saveFiles(): void {
  document.querySelectorAll<HTMLElement>('[data-script=save-offline]').forEach(start);
}

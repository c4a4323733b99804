import { saveAs } from 'file-saver';
import { archive as messages } from '#content/messages/notices.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { formatFileSize } from '#lib/site/files/describe-file.ts';
import { makeArchive } from '#lib/site/files/make-archive.ts';
import { isCostly } from '#lib/site/files/metered.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { locale } from '../locale.ts';

/** The archive's name (specification section 9). */
const NAME = 'attachments.zip';

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** The message after an archive was made, with the names of the files that it lacks. */
function resultMessage(failed: readonly string[], isSaved: boolean): HTMLElement[] {
  const message = element('p', isSaved ? messages.saved[locale] : messages.nothing[locale]);
  if (!isSaved || failed.length === 0) return [message];
  const list = element('ul', '');
  for (const name of failed) {
    const item = element('li', name);
    item.lang = languageOf(name);
    list.append(item);
  }
  return [message, element('p', messages.failed[locale]), list];
}

/** The click handler of an offer's button: saves its files as one archive, or cancels that; on a costly connection a second tap confirms. */
function clickHandler(offer: HTMLElement): () => void {
  const [progressArea, button, status] = offer.children;
  const links = [...(offer.parentElement?.querySelectorAll<HTMLAnchorElement>('a[download]') ?? [])];
  const files = links.map(({ href, download }) => ({ address: href, name: download }));
  const bytes = Number(offer.dataset.bytes);
  let wasWarned = false;
  let saving: AbortController | null = null;
  const show = (label: string, ...message: (string | Node)[]): void => {
    if (button) button.textContent = label;
    if (status) status.textContent = '';
    status?.append(...message);
  };

  const save = async (): Promise<void> => {
    wasWarned = false;
    saving = new AbortController();
    const { signal } = saving;
    const bar = document.createElement('progress');
    bar.max = bytes || files.length;
    progressArea?.append(bar);
    try {
      const { blob, failed } = await makeArchive(files, signal, (done) => {
        bar.value = bytes ? done.bytes : done.file - 1;
        const progress = fillIn(messages.progress[locale], { done: done.file, total: files.length }, locale);
        if (status?.textContent !== progress) show(messages.cancel[locale], progress);
        if (!offer.isConnected) saving?.abort();
      });
      signal.throwIfAborted();
      if (blob) saveAs(blob, NAME);
      show(messages.save[locale], ...resultMessage(failed, blob !== null));
    } catch {
      show(messages.save[locale], ...(signal.aborted ? [messages.cancelled[locale]] : resultMessage([], false)));
    }
    bar.remove();
    saving = null;
  };

  return () => {
    if (saving) return saving.abort();
    if (wasWarned || !isCostly(bytes, navigator)) return void save();
    wasWarned = true;
    show(messages.anyway[locale], fillIn(messages.metered[locale], { size: formatFileSize(bytes, locale) }, locale));
  };
}

/** Saves several files as one archive, for all offers in the page, including later ones. */
export default function saveArchives(): void {
  const handlers = new WeakMap<Element, () => void>();
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-script=archive] > button') : null;
    const offer = button?.parentElement;
    if (!offer) return;
    const click = handlers.get(offer) ?? clickHandler(offer);
    handlers.set(offer, click);
    click();
  });
}

import { saveAs } from 'file-saver';
import { archive as words } from '#content/messages/archive.ts';
import { makeArchive } from '#lib/archive/make-archive.ts';
import { isCostly } from '#lib/archive/metered.ts';
import { formatFileSize } from '#lib/files/describe-file.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { locale } from './locale.ts';

/** The archive's name (specification section 9). */
const NAME = 'attachments.zip';

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** What came of an archive, with the names of the files that it lacks. */
function outcome(failed: readonly string[], isSaved: boolean): HTMLElement[] {
  const said = element('p', isSaved ? words.saved[locale] : words.nothing[locale]);
  if (!isSaved || failed.length === 0) return [said];
  const list = element('ul', '');
  for (const name of failed) {
    const item = element('li', name);
    item.lang = languageOf(name);
    list.append(item);
  }
  return [said, element('p', words.failed[locale]), list];
}

/** What a click on the button of an offer does: saves its files as one archive, or cancels that; asks first where that is costly. */
function work(offer: HTMLElement): () => void {
  const [place, button, status] = offer.children;
  const links = [...(offer.parentElement?.querySelectorAll<HTMLAnchorElement>('a[download]') ?? [])];
  const files = links.map(({ href, download }) => ({ address: href, name: download }));
  const bytes = Number(offer.dataset.bytes);
  let wasAsked = false;
  let saving: AbortController | null = null;
  const say = (label: string, ...said: (string | Node)[]): void => {
    if (button) button.textContent = label;
    if (status) status.textContent = '';
    status?.append(...said);
  };

  const save = async (): Promise<void> => {
    wasAsked = false;
    saving = new AbortController();
    const { signal } = saving;
    const bar = document.createElement('progress');
    bar.max = bytes || files.length;
    place?.append(bar);
    try {
      const { blob, failed } = await makeArchive(files, signal, (done) => {
        bar.value = bytes ? done.bytes : done.file - 1;
        const progress = fillIn(words.progress[locale], { done: done.file, total: files.length }, locale);
        if (status?.textContent !== progress) say(words.cancel[locale], progress);
        if (!offer.isConnected) saving?.abort();
      });
      signal.throwIfAborted();
      if (blob) saveAs(blob, NAME);
      say(words.save[locale], ...outcome(failed, blob !== null));
    } catch {
      say(words.save[locale], ...(signal.aborted ? [words.cancelled[locale]] : outcome([], false)));
    }
    bar.remove();
    saving = null;
  };

  return () => {
    if (saving) return saving.abort();
    if (wasAsked || !isCostly(bytes, navigator)) return void save();
    wasAsked = true;
    say(words.anyway[locale], fillIn(words.metered[locale], { size: formatFileSize(bytes, locale) }, locale));
  };
}

/** Saves several files as one archive, wherever that is offered in the page, also later. */
export default function saveArchives(): void {
  const works = new WeakMap<Element, () => void>();
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-script=archive] > button');
    const offer = button && button.parentElement;
    if (!offer) return;
    const click = works.get(offer) ?? work(offer);
    works.set(offer, click);
    click();
  });
}

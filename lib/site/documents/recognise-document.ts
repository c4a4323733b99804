import 'server-only';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import {
  type DocumentReader,
  type DocumentResult,
  MAX_ATTEMPTS,
  type Recogniser,
  readerLimits,
  SCAN_FILE,
} from '#packages/document-reader/index.ts';
import type { PageContent, RecognisedPage } from '#packages/document-reader/types.ts';
import {
  digestOfContent,
  findSharedText,
  findText,
  type StoredText,
  storeText,
  storeTextHere,
} from './document-store.ts';
import { fetchDocument } from './fetch-document.ts';
import { lineTexts, pagesWaiting } from './page-text.ts';
import { withWorkFolder } from './work-folder.ts';

interface Recognition {
  readonly reader: DocumentReader;
  readonly recogniser: Recogniser;
  /** Whether other work has precedence; the remaining pages follow later. */
  isInterrupted(): boolean;
  /** Called after each page. */
  onPage(text: StoredText): void;
}

/** The text with the pages that another instance has recognised since. */
export async function withSharedPages(text: StoredText): Promise<StoredText> {
  const shared = await findSharedText(text.digest);
  if (!shared || pagesWaiting(shared) >= pagesWaiting(text)) return text;
  await storeTextHere(shared);
  return shared;
}

/** Recognises the waiting pages of a document one after another, and stores each. @throws CampusApiError; errors of the file system */
export async function recogniseDocument(digest: string, recognition: Recognition): Promise<void> {
  const stored = await findText(digest);
  if (!stored || pagesWaiting(stored) === 0) return;
  await withWorkFolder(async (folder) => {
    const file = join(folder, 'document');
    const fetched = await fetchDocument(stored.fileName, file, readerLimits.fileBytes);
    // The file was withdrawn or replaced.
    if (typeof fetched === 'string' || digestOfContent(fetched.sha256) !== digest) return;
    let text = stored;
    while (pagesWaiting(text) > 0 && !recognition.isInterrupted() && !isStopping()) {
      text = await recogniseNext(text, file, folder, recognition);
      recognition.onPage(text);
    }
    if (pagesWaiting(text) < pagesWaiting(stored)) await storeText(text);
  });
}

/** Makes an attempt at the first waiting page. The attempt is stored before it begins, as it may end with this process. */
async function recogniseNext(
  text: StoredText,
  file: string,
  folder: string,
  { reader, recogniser }: Recognition,
): Promise<StoredText> {
  const index = text.pages.findIndex(({ recognition }) => recognition?.state === 'waiting');
  const page = text.pages[index];
  if (page?.recognition?.state !== 'waiting') return text;
  const attempts = page.recognition.attempts + 1;
  if (attempts > MAX_ATTEMPTS) return store(text, index, { recognition: { state: 'failed' } });
  await store(text, index, { recognition: { ...page.recognition, attempts } });
  const since = performance.now();
  const drawn = await reader.scan(file, text.kind, index + 1, folder);
  const result: DocumentResult<RecognisedPage> = 'why' in drawn ? drawn : await recogniser.recognise(folder);
  await rm(join(folder, SCAN_FILE), { force: true });
  // A failure because the site stops is not one of the page.
  if (isStopping() && 'why' in result) return store(text, index, { recognition: page.recognition });
  const seconds = (performance.now() - since) / 1000;
  metrics.recognitionSeconds.observe(seconds);
  metrics.recogniserPeak.set(recogniser.takePeak());
  if ('value' in result) {
    metrics.pagesRecognised.labels(outcomeOf(result.value)).inc();
    return store(text, index, withLongerText(page, result.value));
  }
  const isLast = attempts >= MAX_ATTEMPTS;
  log.warn(
    { file: text.fileName, page: index + 1, attempts, why: result.why, detail: result.detail },
    'a page cannot be recognised',
  );
  if (isLast) metrics.pagesRecognised.labels('failed').inc();
  return store(text, index, { recognition: isLast ? { state: 'failed' } : { ...page.recognition, attempts } });
}

/** The recognised page; a text layer beside a picture stays unless more text was recognised. */
function withLongerText({ blocks }: PageContent, recognised: RecognisedPage): Partial<PageContent> {
  const length = (content: PageContent['blocks']) => lineTexts({ blocks: content, picture: null }).join(' ').length;
  if (length(recognised.blocks) > length(blocks) || blocks.length === 0) return recognised;
  return { recognition: { state: 'empty' } };
}

function outcomeOf({ recognition }: RecognisedPage): string {
  if (recognition.state === 'empty') return 'empty';
  return recognition.isShown ? 'shown' : 'searched';
}

async function store(text: StoredText, index: number, change: Partial<PageContent>): Promise<StoredText> {
  const pages = text.pages.map((page, at) => (at === index ? { ...page, ...change } : page));
  const changed = { ...text, pages, isScan: pages.every(({ blocks }) => blocks.length === 0) };
  await storeTextHere(changed);
  return changed;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentResult } from '#lib/platform/document-reader/read-text.ts';
import { createReader } from '#lib/platform/document-reader/reader-process.ts';
import { type Block, type DocumentText, documentKind, type Unreadable } from '#lib/platform/document-reader/types.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import type { AdminMessages } from '../messages/index.ts';
import { type Html, html } from './html.ts';
import type { View } from './layout.ts';

/** Time limit of the page; reading continues, and the next page load has the result. */
const TIMEOUT_MS = 6000;
const MAX_CACHED = 50;
/** Limits of the excerpt: enough to check the letters. */
const EXCERPT = { lines: 8, lineLength: 300 };

/** Normal priority: a clerk waits for it. No pictures. The container has half a gigabyte. */
const reader = createReader({ priority: 0, draws: false, memoryBytes: 384 * 1024 * 1024 });
/** Results by the path of the file: an uploaded file does not change. */
const results = new BoundedMap<string, Promise<DocumentResult<DocumentText>>>(MAX_CACHED);

/** An excerpt of the text of each document among these files, or the reason why it has none. */
export async function readableParts(files: readonly { name: string; path: string }[], view: View): Promise<Html | ''> {
  const documents = files.filter(({ name }) => documentKind(name) !== null);
  if (documents.length === 0) return '';
  const timeout = sleep(TIMEOUT_MS, 'late' as const, { ref: false });
  const parts = await Promise.all(
    documents.map(async ({ name, path }) => {
      const result = await Promise.race([readCached(path, name), timeout]);
      return html`<h4>${name}</h4>${result === 'late' ? html`<p class="soft">${view.messages.documents.later}</p>` : resultPart(result, view)}`;
    }),
  );
  return html`<section class="readable"><h3>${view.messages.documents.title}</h3>${parts}</section>`;
}

function readCached(path: string, name: string): Promise<DocumentResult<DocumentText>> {
  const reading = results.get(path) ?? readFile(path, name);
  results.set(path, reading);
  return reading;
}

async function readFile(path: string, name: string): Promise<DocumentResult<DocumentText>> {
  const kind = documentKind(name);
  if (kind === null) return { why: 'wrong-kind' };
  const folder = await mkdtemp(join(tmpdir(), 'campus-office-'));
  try {
    return await reader.read(path, kind, folder);
  } catch {
    return { why: 'broken' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const warnings = {
  encrypted: 'encrypted',
  broken: 'broken',
  missing: 'broken',
  empty: 'empty',
  'wrong-kind': 'wrongKind',
  'too-large': 'tooMuch',
  'too-long': 'tooMuch',
  'too-slow': 'tooMuch',
  'too-much-memory': 'tooMuch',
} as const satisfies Record<Unreadable, keyof AdminMessages['documents']>;

function resultPart(result: DocumentResult<DocumentText>, { messages, language }: View): Html {
  const { documents } = messages;
  if ('why' in result) return html`<p class="problem">${documents[warnings[result.why]]}</p>`;
  const { pageCount, pages, isScan, legacyFonts } = result.value;
  if (isScan) return html`<p class="problem">${documents.scan}</p>`;
  const lines = pages.flatMap(({ blocks }) => blocks.flatMap(blockLines)).slice(0, EXCERPT.lines);
  const first = lines.map((line) =>
    line.length > EXCERPT.lineLength ? `${line.slice(0, EXCERPT.lineLength)}…` : line,
  );
  return html`<p>${fillIn(documents.readable, { pages: pageCount }, language)}</p>
${legacyFonts.length > 0 && html`<p>${fillIn(documents.legacy, { fonts: legacyFonts.join(', ') }, language)}</p>`}
${pages.length < pageCount && html`<p class="problem">${fillIn(documents.longer, { pages: pages.length }, language)}</p>`}
<blockquote>${first.map((line) => html`<p lang="${languageOf(line)}">${line}</p>`)}</blockquote>`;
}

function blockLines(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? block.rows.map((cells) => cells.join(' · ')) : [block.text];
}

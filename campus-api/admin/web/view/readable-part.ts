import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from '#lib/document-reader/read-text.ts';
import { createReader } from '#lib/document-reader/reader-process.ts';
import { type Block, type DocumentText, documentKind, type Unreadable } from '#lib/document-reader/types.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import type { AdminMessages } from '../messages/index.ts';
import { type Html, html } from './html.ts';
import type { View } from './layout.ts';

/** A clerk waits no longer; the file is read on, and is there at the next look. */
const PATIENCE_MS = 6000;
const MOST_REMEMBERED = 50;
/** Of a document: enough to see whether the letters are right. */
const FIRST = { lines: 8, signs: 300 };

/** A clerk waits for it, and sees no pictures. Its container has half a gigabyte. */
const reader = createReader({ priority: 0, draws: false, memoryBytes: 384 * 1024 * 1024 });
/** What was read, by its place: an uploaded file does not change. */
const read = new BoundedMap<string, Promise<Outcome<DocumentText>>>(MOST_REMEMBERED);

/** What readers will find in the documents among these files, or why they will find nothing. */
export async function readableParts(files: readonly { name: string; path: string }[], view: View): Promise<Html | ''> {
  const documents = files.filter(({ name }) => documentKind(name) !== null);
  if (documents.length === 0) return '';
  const late = sleep(PATIENCE_MS, 'late' as const, { ref: false });
  const parts = await Promise.all(
    documents.map(async ({ name, path }) => {
      const found = await Promise.race([readOnce(path, name), late]);
      return html`<h4>${name}</h4>${found === 'late' ? html`<p class="soft">${view.words.documents.later}</p>` : outcomePart(found, view)}`;
    }),
  );
  return html`<section class="readable"><h3>${view.words.documents.title}</h3>${parts}</section>`;
}

function readOnce(path: string, name: string): Promise<Outcome<DocumentText>> {
  const reading = read.get(path) ?? readFile(path, name);
  read.set(path, reading);
  return reading;
}

async function readFile(path: string, name: string): Promise<Outcome<DocumentText>> {
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

function outcomePart(outcome: Outcome<DocumentText>, { words, language }: View): Html {
  const { documents } = words;
  if ('why' in outcome) return html`<p class="wrong">${documents[warnings[outcome.why]]}</p>`;
  const { pageCount, pages, isScan, legacyFonts } = outcome.value;
  if (isScan) return html`<p class="wrong">${documents.scan}</p>`;
  const lines = pages.flatMap(({ blocks }) => blocks.flatMap(blockLines)).slice(0, FIRST.lines);
  const first = lines.map((line) => (line.length > FIRST.signs ? `${line.slice(0, FIRST.signs)}…` : line));
  return html`<p>${fillIn(documents.readable, { pages: pageCount }, language)}</p>
${legacyFonts.length > 0 && html`<p>${fillIn(documents.legacy, { fonts: legacyFonts.join(', ') }, language)}</p>`}
${pages.length < pageCount && html`<p class="wrong">${fillIn(documents.longer, { pages: pages.length }, language)}</p>`}
<blockquote>${first.map((line) => html`<p lang="${languageOf(line)}">${line}</p>`)}</blockquote>`;
}

function blockLines(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? block.rows.map((cells) => cells.join(' · ')) : [block.text];
}

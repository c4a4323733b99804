import { setTimeout as sleep } from 'node:timers/promises';
import type { FileTexts } from '#campus-api/database/values.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import {
  type Block,
  type DocumentText,
  documentKind,
  type HiddenPart,
  type PageContent,
  type Unreadable,
} from '#packages/document-reader/types.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { type Html, html } from './html.ts';
import type { View } from './layout.ts';
import type { AdminMessages } from './messages.ts';
import { type Reading, readingOf } from './readings.ts';
import { recognisedPart, type TextForm } from './recognised-part.ts';

/** Limits of the excerpt: enough to check the letters. */
const EXCERPT = { lines: 8, lineLength: 300 };

/** The first lines of a text. */
function excerptPart(pages: readonly PageContent[]): Html {
  const lines = pages.flatMap(({ blocks }) => blocks.flatMap(blockLines)).slice(0, EXCERPT.lines);
  const first = lines.map((line) => clip(line, EXCERPT.lineLength));
  return html`<blockquote>${first.map((line) => html`<p lang="${languageOf(line)}">${line}</p>`)}</blockquote>`;
}

function blockLines(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? block.rows.map((cells) => cells.join(' · ')) : [block.text];
}

/** Time limit of the page; reading continues, and the next page load has the result. */
const TIMEOUT_MS = 6000;

/** A file with its name for visitors. `key`: identifies it within its record; `texts`: corrected texts of its pages. */
export interface ReadableFile {
  readonly key: string;
  readonly name: string;
  readonly path: string;
  readonly texts: FileTexts;
}

interface PartOptions {
  /** Whether the text of scans is recognised. */
  recognises: boolean;
  /** The form of corrections; null for a text that is only displayed. */
  form: TextForm | null;
}

/** The text of each document among these files as readers will get it, or the reason why it has none, and what to do. */
export async function readableParts(
  files: readonly ReadableFile[],
  view: View,
  { recognises, form }: PartOptions,
): Promise<Html | ''> {
  const documents = files.filter(({ name }) => isDocument(name, recognises));
  if (documents.length === 0) return '';
  const timeout = sleep(TIMEOUT_MS, 'late' as const, { ref: false });
  const parts = await Promise.all(
    documents.map(async (file) => {
      const reading = readingOf(file.path, file.name, recognises);
      await Promise.race([reading.done, timeout]);
      return filePart(file, reading, view, form);
    }),
  );
  return parts.some((part) => part !== '')
    ? html`<section class="readable"><h2>${view.messages.documents.title}</h2>${parts}</section>`
    : '';
}

function isDocument(name: string, recognises: boolean): boolean {
  const kind = documentKind(name);
  return kind !== null && (kind !== 'image' || recognises);
}

const warnings = {
  encrypted: 'encrypted',
  broken: 'broken',
  missing: 'broken',
  empty: 'empty',
  'wrong-kind': 'wrongKind',
  'old-format': 'oldFormat',
  'too-large': 'tooMuch',
  'too-long': 'tooMuch',
  'too-slow': 'tooMuch',
  'too-much-memory': 'tooMuch',
} as const satisfies Record<Unreadable, keyof AdminMessages['documents']>;

const hiddenNames = {
  sheets: 'hiddenSheets',
  rows: 'hiddenRows',
  columns: 'hiddenColumns',
  text: 'hiddenText',
} as const satisfies Record<HiddenPart, keyof AdminMessages['documents']>;

function filePart(file: ReadableFile, reading: Reading, view: View, form: TextForm | null): Html | '' {
  const { result, isDone } = reading;
  const { documents } = view.messages;
  const heading = html`<h3>${file.name}</h3>`;
  if (!result) return html`${heading}<p class="soft">${documents.later}</p>`;
  if ('why' in result) return html`${heading}<p class="problem">${documents[warnings[result.why]]}</p>`;
  const { value } = result;
  // A photograph without text.
  if (value.kind === 'image' && isDone && !hasRecognised(value)) return '';
  return html`${heading}${textPart(value, reading, view)}${recognisedPart(file, value, view, form)}`;
}

const hasRecognised = ({ pages }: DocumentText) => pages.some(({ recognition }) => recognition?.state === 'read');

function textPart(text: DocumentText, { isDone, isBroken }: Reading, view: View): Html {
  const { documents } = view.messages;
  const { pageCount, pages, legacyFonts, hidden = [] } = text;
  const hiddenParts = hidden.map((part) => documents[hiddenNames[part]]).join(', ');
  const isFromPicture = pages.some(({ recognition }) => recognition !== undefined);
  const waiting = pages.filter(({ recognition }) => recognition?.state === 'waiting').length;
  const hasBlocks = pages.some(({ blocks }) => blocks.length > 0);
  return html`${hasBlocks && html`<p>${fillIn(documents.readable, { pages: pageCount }, view.language)}</p>`}
${legacyFonts.length > 0 && html`<p>${fillIn(documents.legacy, { fonts: legacyFonts.join(', ') }, view.language)}</p>`}
${hidden.length > 0 && html`<p class="problem">${fillIn(documents.hidden, { parts: hiddenParts }, view.language)}</p>`}
${pages.length < pageCount && html`<p class="problem">${fillIn(documents.longer, { pages: pages.length }, view.language)}</p>`}
${waiting > 0 && html`<p class="soft">${fillIn(isDone ? documents.notRecognised : documents.recognising, { count: waiting }, view.language)}</p>`}
${isFromPicture && html`<p class="problem">${isBroken ? documents.brokenText : documents.scan}</p>`}
${!isFromPicture && excerptPart(pages)}`;
}

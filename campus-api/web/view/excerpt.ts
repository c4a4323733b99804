import { languageOf } from '#lib/platform/i18n/language-of.ts';
import type { Block, PageContent } from '#packages/document-reader/types.ts';
import { type Html, html } from './html.ts';

/** Limits of the excerpt: enough to check the letters. */
const EXCERPT = { lines: 8, lineLength: 300 };

/** The first lines of a text. */
export function excerptPart(pages: readonly PageContent[]): Html {
  const lines = pages.flatMap(({ blocks }) => blocks.flatMap(blockLines)).slice(0, EXCERPT.lines);
  const first = lines.map((line) =>
    line.length > EXCERPT.lineLength ? `${line.slice(0, EXCERPT.lineLength)}…` : line,
  );
  return html`<blockquote>${first.map((line) => html`<p lang="${languageOf(line)}">${line}</p>`)}</blockquote>`;
}

function blockLines(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? block.rows.map((cells) => cells.join(' · ')) : [block.text];
}

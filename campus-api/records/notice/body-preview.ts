import { type Html, html } from '#campus-api/web/view/html.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { blocksOf } from '#packages/document-reader/plain-text.ts';
import type { Block } from '#packages/document-reader/types.ts';

/** The body of a notice as its page shows it, with links as words. */
export function bodyPreview(text: string): Html | '' {
  const blocks = blocksOf(plainWords(text));
  return blocks.length === 0 ? '' : html`<section lang="${languageOf(text)}">${blocks.map(blockPreview)}</section>`;
}

function blockPreview(block: Block): Html {
  switch (block.kind) {
    case 'heading':
      return html`<h3>${block.text}</h3>`;
    case 'paragraph':
      return html`<p>${block.text}</p>`;
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${item}</li>`)}</ul>`;
    case 'table':
      return html`<table>${block.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table>`;
  }
}

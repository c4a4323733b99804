import type { Piece } from './content.ts';

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escaped(text)}</${name}>`;

function piece(one: Piece): string {
  if ('heading' in one) return element('h1', one.heading);
  if ('text' in one) return element('p', one.text);
  if ('right' in one) return element('p', one.right, ' class="right"');
  if ('items' in one) return `<div class="items">${one.items.map((item) => element('p', item)).join('')}</div>`;
  if ('columns' in one)
    return `<div class="columns">${one.columns
      .flat()
      .map((text) => element('p', text))
      .join('')}</div>`;
  const rows = one.rows.map((cells, row) => {
    const name = row === 0 ? 'th' : 'td';
    return `<tr>${cells.map((cell) => element(name, cell)).join('')}</tr>`;
  });
  return `<table class="${one.isRuled ? 'ruled' : 'plain'}">${rows.join('')}</table>`;
}

/** A page for browsers and other programs that print HTML. */
export function writeHtml(pieces: readonly Piece[], font: string, extraCss = ''): string {
  return `<!doctype html><html lang="ne"><meta charset="utf-8"><title>test</title><style>
@page { size: A4; margin: 20mm }
body { font: 12pt/1.5 "${font}"; margin: 0 }
h1 { font-size: 17pt; text-align: center }
.right { text-align: right }
.items p { margin: 2pt 0 2pt 18pt }
.columns { -webkit-columns: 2; columns: 2; -webkit-column-gap: 20pt; column-gap: 20pt; text-align: justify }
table { border-collapse: collapse; width: 100%; font-size: 10pt }
td, th { padding: 1pt 5pt; text-align: left }
.ruled td, .ruled th { border: 0.5pt solid #000 }
${extraCss}
</style>${pieces.map(piece).join('\n')}</html>`;
}

import type { Piece } from './content.ts';

const escaped = (text: string) =>
  text.replace(/[#%&_$]/g, '\\$&').replace(/[\p{Script=Latin}][\p{Script=Latin}\d@./:?=+\-\\_, ]*/gu, '{\\latin $&}');

function table(rows: readonly (readonly string[])[], isRuled: boolean): string {
  const rule = isRuled ? '|' : '';
  const lines = rows.map((cells) => `${cells.map(escaped).join(' & ')} \\\\${isRuled ? ' \\hline' : ''}`);
  const columns = `${rule}${(rows[0] ?? []).map(() => `l${rule}`).join('')}`;
  return `\\begin{longtable}{${columns}}${isRuled ? '\\hline' : ''}\n${lines.join('\n')}\n\\end{longtable}`;
}

function piece(one: Piece): string {
  if ('heading' in one) return `\\begin{center}{\\Large ${escaped(one.heading)}}\\end{center}`;
  if ('text' in one) return `${escaped(one.text)}\\par`;
  if ('right' in one) return `\\hfill ${escaped(one.right)}\\par`;
  if ('items' in one) return one.items.map((item) => `${escaped(item)}\\par`).join('\n');
  if ('rows' in one) return table(one.rows, one.isRuled);
  return `\\begin{multicols}{2}\n${one.columns.flat().map(escaped).join('\\par\n')}\n\\end{multicols}`;
}

/** A document for XeLaTeX or LuaLaTeX. */
export function writeTex(pieces: readonly Piece[], font: string, renderer = ''): string {
  return `\\documentclass[11pt]{article}
\\usepackage[a4paper,margin=22mm]{geometry}
\\usepackage{fontspec,multicol,longtable}
\\setmainfont{${font}}[Script=Devanagari${renderer}]
\\newfontfamily\\latin{DejaVu Sans}
\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{6pt}\\pagestyle{empty}\\sloppy
\\begin{document}
${pieces.map(piece).join('\n\n')}
\\end{document}
`;
}

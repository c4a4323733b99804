import type { Locale } from '#content/locale.ts';
import { escapeHtml } from '#lib/platform/http/escape-html.ts';

/** A part of a mail: lines of text, the first of an entry as its heading, and a link below them. */
export interface MailPart {
  heading?: string;
  lines: readonly string[];
  link?: { label: string; url: string };
}

export interface MailBody {
  text: string;
  html: string;
}

/** The same parts as text and as plain HTML: no pictures, no styles from elsewhere, nothing that reports the reading. `small`: the parts below the line. */
export function layOutMail(language: Locale, parts: readonly MailPart[], small: readonly MailPart[]): MailBody {
  const text = [...parts.map(textOf), '-- ', ...small.map(textOf)].join('\n\n');
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="max-width:36em;margin:1em auto;padding:0 1em;font:16px/1.6 sans-serif">
${parts.map(htmlOf).join('\n')}
<hr>
<div style="font-size:14px">${small.map(htmlOf).join('\n')}</div>
</body></html>
`;
  return { text: `${text}\n`, html };
}

const textOf = ({ heading, lines, link }: MailPart): string =>
  [...(heading ? [heading] : []), ...lines, ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n');

function htmlOf({ heading, lines, link }: MailPart): string {
  const title = heading ? [`<strong>${escapeHtml(heading)}</strong>`] : [];
  const anchor = link ? [`<a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>`] : [];
  return `<p>${[...title, ...lines.map(escapeHtml), ...anchor].join('<br>\n')}</p>`;
}

import { z } from 'zod';
import { escapeHtml } from '#lib/platform/http/escape-html.ts';
import { parseBoundedJson } from '#lib/platform/runtime/parse-bounded-json.ts';

type Widget = { settings: Record<string, unknown>; elements: Widget[] };
const widget: z.ZodType<Widget> = z.lazy(() =>
  z.object({
    settings: z.record(z.string(), z.unknown()).catch({}),
    elements: z.array(widget).catch([]),
  }),
);

const picture = z.object({ url: z.string().min(1), alt: z.string().catch('') });
const link = z.object({ url: z.string().min(1) });

/** The HTML of the texts, pictures and links of a page that Elementor stores beside an empty content; empty for other data. */
export function elementorHtml(data: string): string {
  try {
    return z.array(widget).parse(parseBoundedJson(data)).map(htmlOf).join('\n');
  } catch {
    return '';
  }
}

function htmlOf({ settings, elements }: Widget): string {
  return [settingsHtml(settings), ...elements.map(htmlOf)].filter(Boolean).join('\n');
}

/** The words of a widget by the names of its settings; lists of it have settings of their own. */
function settingsHtml(settings: Record<string, unknown>): string {
  const parts: string[] = [];
  const text = (name: string) => (typeof settings[name] === 'string' ? settings[name].trim() : '');
  const image = picture.safeParse(settings.image).data;
  const target = link.safeParse(settings.link).data?.url;
  const linked = (words: string) => (target ? `<a href="${escapeHtml(target)}">${words}</a>` : words);
  for (const name of ['title', 'title_text', 'heading', 'tab_title'])
    if (text(name) !== '') parts.push(`<h3>${linked(text(name))}</h3>`);
  for (const name of [
    'editor',
    'html',
    'description_text',
    'description',
    'tab_content',
    'testimonial_content',
    'caption',
  ])
    if (text(name) !== '') parts.push(`<div>${text(name)}</div>`);
  if (text('text') !== '') parts.push(`<p>${linked(text('text'))}</p>`);
  if (image) parts.push(`<p>${linked(`<img src="${escapeHtml(image.url)}" alt="${escapeHtml(image.alt)}">`)}</p>`);
  for (const value of Object.values(settings)) {
    const items = z.array(z.record(z.string(), z.unknown())).safeParse(value).data ?? [];
    for (const item of items) {
      const own = picture.safeParse(item).data;
      parts.push(own ? `<img src="${escapeHtml(own.url)}" alt="${escapeHtml(own.alt)}">` : settingsHtml(item));
    }
  }
  return parts.filter(Boolean).join('\n');
}

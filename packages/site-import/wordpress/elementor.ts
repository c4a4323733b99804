import { z } from 'zod';

/** Widgets within each other, and lists within their settings. */
const MAX_DEPTH = 50;

const widget = z.object({
  settings: z.record(z.string(), z.unknown()).catch({}),
  elements: z.array(z.unknown()).catch([]),
});
const picture = z.object({ url: z.string().min(1), alt: z.string().catch('') });
const link = z.object({ url: z.string().min(1) });

/** The HTML of the texts, pictures and links of a page that Elementor stores beside an empty content; empty for other data. */
export function elementorHtml(data: string): string {
  try {
    const widgets = z.array(widget).parse(JSON.parse(data));
    return widgets.map((each) => htmlOf(each, 0)).join('\n');
  } catch {
    return '';
  }
}

function htmlOf(value: unknown, depth: number): string {
  const { data } = widget.safeParse(value);
  if (data === undefined || depth > MAX_DEPTH) return '';
  return [settingsHtml(data.settings, depth), ...data.elements.map((each) => htmlOf(each, depth + 1))]
    .filter(Boolean)
    .join('\n');
}

/** A value of an attribute with its quotes. */
const quoted = (text: string) => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

const imageOf = ({ url, alt }: z.infer<typeof picture>) => `<img src=${quoted(url)} alt=${quoted(alt)}>`;

/** The words of a widget by the names of its settings; lists of it have settings of their own. */
function settingsHtml(settings: Record<string, unknown>, depth: number): string {
  if (depth > MAX_DEPTH) return '';
  const parts: string[] = [];
  const text = (name: string) => (typeof settings[name] === 'string' ? settings[name].trim() : '');
  const image = picture.safeParse(settings.image).data;
  const target = link.safeParse(settings.link).data?.url;
  const linked = (words: string) => (target ? `<a href=${quoted(target)}>${words}</a>` : words);
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
  if (image) parts.push(`<p>${linked(imageOf(image))}</p>`);
  for (const value of Object.values(settings)) {
    const items = z.array(z.record(z.string(), z.unknown())).safeParse(value).data ?? [];
    for (const item of items) {
      const own = picture.safeParse(item).data;
      parts.push(own ? imageOf(own) : settingsHtml(item, depth + 1));
    }
  }
  return parts.filter(Boolean).join('\n');
}

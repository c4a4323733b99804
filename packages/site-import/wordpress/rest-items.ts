import { z } from 'zod';
import { htmlBlocks } from '../content/html-blocks.ts';
import { readTime, readTitle } from '../content/item-text.ts';
import type { OldCategory, OldItem, Repair, Term } from '../content/old-site.ts';
import { repairBlocks, repairHtml } from '../content/repair-text.ts';

const rendered = z.object({ rendered: z.string(), protected: z.boolean().optional() });
const text = z.string().catch('');
const number = z.number().catch(0);
const numbers = z.array(z.number()).catch([]);

const common = {
  id: z.number().int().positive(),
  date: text,
  date_gmt: text,
  slug: text,
  link: text,
  title: rendered.catch({ rendered: '' }),
};

const postSchema = z.object({
  ...common,
  status: z.string().catch('publish'),
  parent: number,
  menu_order: number,
  featured_media: number,
  content: rendered.catch({ rendered: '' }),
  categories: numbers,
  author: number,
  // Polylang
  lang: text,
  translations: z.record(z.string(), z.number()).catch({}),
  // WPML
  wpml_current_locale: text,
  wpml_translations: z.array(z.object({ locale: z.string(), id: z.number() })).catch([]),
});

const mediaSchema = z.object({ ...common, source_url: text, alt_text: text, post: z.number().nullable().catch(null) });
const categorySchema = z.object({ id: z.number(), slug: text, name: text });
const menuItemSchema = z.object({
  id: z.number(),
  title: rendered.catch({ rendered: '' }),
  status: z.string().catch('publish'),
  url: text,
  type: text,
  object: text,
  object_id: number,
  parent: number,
  menu_order: number,
  menus: z.union([z.number(), z.array(z.number()).transform((ids) => ids[0] ?? 0)]).catch(0),
});

/** An item of the REST API with the ids of its translations. */
export interface RestItem {
  item: OldItem;
  translations: readonly { language: string; id: number }[];
  /** Number of its author; 0 if unknown. */
  author: number;
}

export const readCategory = (value: unknown): OldCategory | null => {
  const { data } = categorySchema.safeParse(value);
  return data ? { ...data, name: readTitle(data.name, []) } : null;
};

/** A post or a page; null for a value of another shape. */
export function readPost(
  value: unknown,
  type: 'post' | 'page',
  categories: ReadonlyMap<number, OldCategory>,
): RestItem | null {
  const { data } = postSchema.safeParse(value);
  if (data === undefined) return null;
  const repairs: Repair[] = [];
  const reduced = new Set<string>();
  const translations = translationsOf(data);
  const content = repairHtml(data.content.rendered, repairs);
  const item: OldItem = {
    ...emptyItem,
    id: data.id,
    type,
    status: data.status,
    title: readTitle(data.title.rendered.replace(/^(?:Protected|Private): /, ''), repairs),
    slug: data.slug,
    link: data.link,
    parent: data.parent,
    order: data.menu_order,
    hasPassword: data.content.protected === true,
    publishedAt: timeOf(data),
    terms: [...data.categories.flatMap((id) => termOf(categories.get(id))), ...languageTerms(data, translations)],
    meta: new Map(data.featured_media > 0 ? [['_thumbnail_id', String(data.featured_media)]] : []),
    blocks: repairBlocks(htmlBlocks(content, reduced), repairs),
    reduced: [...reduced],
    repairs,
  };
  return { item, translations, author: data.author };
}

export function readMedia(value: unknown): OldItem | null {
  const { data } = mediaSchema.safeParse(value);
  if (data === undefined) return null;
  return {
    ...emptyItem,
    id: data.id,
    type: 'attachment',
    status: 'inherit',
    title: readTitle(data.title.rendered, []),
    slug: data.slug,
    link: data.link,
    parent: data.post ?? 0,
    publishedAt: timeOf(data),
    attachmentUrl: data.source_url,
    meta: new Map(data.alt_text === '' ? [] : [['_wp_attachment_image_alt', data.alt_text]]),
  };
}

/** An entry of a menu, in the fields of an export file. */
export function readMenuItem(value: unknown): OldItem | null {
  const { data } = menuItemSchema.safeParse(value);
  if (data === undefined) return null;
  const fields = {
    type: data.type,
    object: data.object,
    object_id: data.object_id,
    menu_item_parent: data.parent,
    url: data.url,
  };
  return {
    ...emptyItem,
    id: data.id,
    type: 'nav_menu_item',
    status: data.status,
    title: readTitle(data.title.rendered, []),
    order: data.menu_order,
    terms: [{ domain: 'nav_menu', slug: String(data.menus), name: '' }],
    meta: new Map(Object.entries(fields).map(([name, each]) => [`_menu_item_${name}`, String(each)])),
  };
}

const emptyItem: OldItem = {
  id: 0,
  type: '',
  status: 'publish',
  title: '',
  slug: '',
  link: '',
  parent: 0,
  order: 0,
  hasPassword: false,
  publishedAt: null,
  attachmentUrl: '',
  terms: [],
  meta: new Map(),
  blocks: [],
  reduced: [],
  repairs: [],
};

const timeOf = ({ date, date_gmt }: { date: string; date_gmt: string }) =>
  readTime(date_gmt, 'Z') ?? readTime(date, '+05:45');

const termOf = (category: OldCategory | undefined): Term[] =>
  category ? [{ domain: 'category', slug: category.slug, name: category.name }] : [];

function translationsOf(post: z.infer<typeof postSchema>): RestItem['translations'] {
  const polylang = Object.entries(post.translations).map(([language, id]) => ({ language, id }));
  const wpml = post.wpml_translations.map(({ locale, id }) => ({ language: locale.replace(/_.*/s, ''), id }));
  return [...polylang, ...wpml].filter(({ id }) => id !== post.id);
}

/** The language of a post and the group of its translations, in the terms of Polylang. */
function languageTerms(
  { id, lang, wpml_current_locale }: z.infer<typeof postSchema>,
  translations: RestItem['translations'],
): Term[] {
  const language = lang || wpml_current_locale;
  const group = String(Math.min(id, ...translations.map((each) => each.id)));
  return [
    ...(language === '' ? [] : [{ domain: 'language', slug: language, name: language }]),
    ...(translations.length === 0 ? [] : [{ domain: 'post_translations', slug: group, name: group }]),
  ];
}

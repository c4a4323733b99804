import { type Language, languageOf } from '../../nepali/text/language.ts';
import type { Block } from '../content/block.ts';
import { htmlBlocks } from '../content/html-blocks.ts';
import { readPubDate, readTime, readTitle } from '../content/item-text.ts';
import { inBothLanguages, splitLanguages } from '../content/multilingual.ts';
import type { OldItem, Repair } from '../content/old-site.ts';
import { pack } from '../content/packed.ts';
import { repairBlocks, repairHtml } from '../content/repair-text.ts';
import { isFileField, readCustomFields } from './custom-fields.ts';
import { elementorHtml } from './elementor.ts';
import type { ExportedFields } from './parse-item.ts';
import { isPublicType, termOfType } from './post-types.ts';
import { TABLE_ID, TABLE_VISIBILITY, tablePressBlocks } from './table-press.ts';

/** Custom fields that plans read; the others, of plug-ins, may be large. */
const storedMeta = /^(?:_menu_item_.+|_thumbnail_id|_wp_attached_file|_wp_attachment_image_alt|_wpml_import_.+)$/;
const languages = ['en', 'ne'] as const;

/** Reads the items of an export; an item with several languages becomes one item in each. */
export class ItemReader {
  /** Types that a theme or a plug-in has added, with public items. */
  readonly types = new Set<string>();
  /** Keys of fields of Advanced Custom Fields, and whether they have files. */
  readonly fileFields = new Map<string, boolean>();

  read(item: ExportedFields): OldItem[] {
    const field = (name: string) => item.fields.get(name) ?? '';
    const type = field('wp:post_type') || 'post';
    if (type === 'acf-field') this.fileFields.set(field('wp:post_name'), isFileField(field('content:encoded')));
    const isAdded = isPublicType(type, field('link'));
    if (isAdded) this.types.add(type);
    const base = { ...baseOf(item), type: isAdded ? 'post' : type };
    const terms = item.terms.map((term) => ({ ...term, name: readTitle(inBothLanguages(term.name), []) }));
    const common = { ...base, terms: isAdded ? [...terms, termOfType(type)] : terms };
    const content = field('content:encoded').trim() || field('excerpt:encoded').trim();
    const titles = splitLanguages(field('title'));
    const texts = splitLanguages(content);
    if (base.type === 'tablepress_table') return [this.#read(common, item, { title: field('title'), content: '' })];
    const hasText = ['post', 'page', 'wp_block'].includes(base.type);
    if (!hasText) return [withTitles(this.#read(common, item, { title: '', content: '' }), field('title'))];
    if (titles === null && texts === null) return [this.#read(common, item, { title: field('title'), content })];
    const titleIn = titles?.texts ?? { [languageOf(field('title'))]: field('title') };
    const textIn = texts?.texts ?? { [languageOf(content)]: content };
    return languages.flatMap((language) => {
      const [title = '', text = ''] = [titleIn[language], textIn[language]];
      if (title === '' && text === '') return [];
      const others = [...new Set([...(titles?.others ?? []), ...(texts?.others ?? [])])].map((code) => `[:${code}]`);
      const read = this.#read(inLanguage(common, language), item, { title, content: text });
      return [Object.assign(read, { reduced: [...read.reduced, ...others] })];
    });
  }

  #read(base: OldItem, { fields, meta }: ExportedFields, text: { title: string; content: string }): OldItem {
    const repairs: Repair[] = [];
    const reduced = new Set<string>();
    const title = readTitle(text.title, repairs);
    const isTable = base.type === 'tablepress_table';
    const table = isTable
      ? tablePressBlocks(fields.get('content:encoded') ?? '', meta.get(TABLE_VISIBILITY) ?? '', reduced)
      : null;
    const html = text.content || elementorHtml(meta.get('_elementor_data') ?? '');
    if (meta.has('_elementor_edit_mode')) reduced.add('Elementor');
    const custom = base.type === 'post' || base.type === 'page' ? readCustomFields(meta) : null;
    for (const each of custom?.omitted ?? []) reduced.add(each);
    const blocks: Block[] = table ?? htmlBlocks(repairHtml(html, repairs), reduced);
    return withPackedBlocks(
      { ...base, title, reduced: [...reduced], repairs },
      repairBlocks([...blocks, ...(custom?.blocks ?? [])], repairs),
    );
  }
}

/** The blocks of an item in the store. A getter of the class: a getter in each object would take a kilobyte. */
class PackedBlocks {
  readonly hasReferences = false;
  readonly #read: () => Block[];

  constructor(blocks: Block[]) {
    this.#read = pack(blocks);
  }

  get blocks(): Block[] {
    return this.#read();
  }
}

function withPackedBlocks(item: OldItem, blocks: Block[]): OldItem {
  // A copy of an item with packed blocks would have none.
  if (blocks.length === 0 || blocks.some(({ type }) => type === 'reference')) return { ...item, blocks };
  const { blocks: _, ...others } = item;
  return Object.assign(new PackedBlocks(blocks), others);
}

function baseOf({ fields, meta, formerSlugs, terms }: ExportedFields): OldItem {
  const field = (name: string) => fields.get(name) ?? '';
  return {
    id: Number(field('wp:post_id')) || 0,
    type: '',
    status: field('wp:status') || 'publish',
    title: '',
    slug: field('wp:post_name'),
    link: field('link').trim(),
    formerSlugs,
    parent: Number(field('wp:post_parent')) || 0,
    order: Number(field('wp:menu_order')) || 0,
    hasPassword: field('wp:post_password') !== '',
    publishedAt:
      readTime(field('wp:post_date_gmt'), 'Z') ??
      readTime(field('wp:post_date'), '+05:45') ??
      readPubDate(field('pubDate')),
    attachmentUrl: field('wp:attachment_url').trim(),
    terms,
    meta: new Map([...meta].filter(([name]) => storedMeta.test(name) || name === TABLE_ID)),
    blocks: [],
    reduced: [],
    repairs: [],
  };
}

/** The title of an attachment or of an entry of a menu, which one item has in both languages. */
function withTitles(item: OldItem, marked: string): OldItem {
  const split = splitLanguages(marked);
  if (split === null) {
    const repairs: Repair[] = [];
    return { ...item, title: readTitle(marked, repairs), repairs };
  }
  const titles = Object.fromEntries(
    languages.flatMap((each) => (split.texts[each] ? [[each, readTitle(split.texts[each], [])]] : [])),
  );
  return { ...item, titles, title: titles.en ?? titles.ne ?? '' };
}

/** An item in one of its languages; qTranslate has the Nepali one at another address. */
function inLanguage(item: OldItem, language: Language): OldItem {
  const link = language === 'ne' && URL.canParse(item.link) ? nepaliLink(new URL(item.link)) : item.link;
  return {
    ...item,
    link,
    terms: [
      ...item.terms,
      { domain: 'language', slug: language, name: language },
      { domain: 'post_translations', slug: `item-${item.id}`, name: '' },
    ],
  };
}

const nepaliLink = ({ origin, pathname, search }: URL) => `${origin}/ne${pathname}${search}`;

import { createReadStream, statSync } from 'node:fs';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { htmlBlocks } from '#campus-api/imports/content/html-blocks.ts';
import { readPubDate, readTime, readTitle } from '#campus-api/imports/content/item-text.ts';
import type { OldCategory, OldItem, OldSite, OldTag, Repair, Term } from '#campus-api/imports/content/old-site.ts';
import { repairBlocks, repairHtml } from '#campus-api/imports/content/repair-text.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { isHiddenTaxonomy, isPublicType, termOfType } from './post-types.ts';

/** Maximum length of one text, such as the content of a post: it is buffered. */
const MAX_TEXT = 16 * 1024 * 1024;
const NAMED_ENCODING = /^<\?xml[^>]{0,200}encoding=["']([\w.-]{1,40})["']/;
/** Characters that XML forbids, and WordPress exports. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the subject
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Elements of the channel with elements of their own. */
const groups: ReadonlySet<string> = new Set(['wp:author', 'wp:category', 'wp:tag', 'wp:term']);

/** Custom fields that are read; the others, of plug-ins, may be large. */
const readMeta =
  /^(?:_menu_item_.+|_thumbnail_id|_wp_attached_file|_wp_attachment_image_alt|_elementor_edit_mode|_wpml_import_.+)$/;

/**
 * Reads an export file of WordPress (WXR) as a stream: memory grows with its texts, not with the file. `name` is its name in issues.
 * @throws RefusedError for a file that is missing, is another file or is broken, with the position
 */
export async function readExport(
  path: string,
  onItem: (count: number) => void = () => undefined,
  name = path,
): Promise<OldSite> {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) refuseField('', 'file-missing', { file: name });
  const reader = new ExportReader(name, onItem);
  let decoder: TextDecoder | undefined;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    if (!(chunk instanceof Uint8Array)) continue;
    decoder ??= decoderFor(chunk);
    reader.write(decoder.decode(chunk, { stream: true }));
  }
  return reader.finish(decoder?.decode() ?? '');
}

function decoderFor(beginning: Uint8Array): TextDecoder {
  const [, label = 'utf-8'] = NAMED_ENCODING.exec(new TextDecoder('latin1').decode(beginning.subarray(0, 300))) ?? [];
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

class ExportReader {
  readonly #items: OldItem[] = [];
  readonly #channel = new Map<string, string>();
  readonly #parser = new SaxesParser();
  readonly #name: string;
  readonly #onItem: (count: number) => void;
  #hasRoot = false;
  #names: string[] = [];
  #fields = new Map<string, string>();
  #terms: Term[] = [];
  #meta = new Map<string, string>();
  #term: { domain: string; slug: string } = { domain: '', slug: '' };
  #metaKey = '';
  #text = '';
  #unparsed = 0;
  #forbidden = 0;
  readonly #categories: OldCategory[] = [];
  readonly #tags: OldTag[] = [];
  readonly #authors: number[] = [];
  readonly #types = new Set<string>();
  #formerSlugs: string[] = [];

  constructor(name: string, onItem: (count: number) => void) {
    this.#name = name;
    this.#onItem = onItem;
    this.#parser.on('error', ({ message }) => {
      if (!this.#hasRoot) refuseField('', 'import-no-export', { file: this.#name });
      this.#refuse('import-broken', message.replace(/^(?:.*?:)?\d+:\d+: |\.$/g, ''));
    });
    // The exporter never writes a document type, which could define entities.
    this.#parser.on('doctype', () => this.#refuse('import-broken', 'DOCTYPE'));
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', ({ name }) => this.#close(name));
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
  }

  write(chunk: string): void {
    const text = chunk.replace(forbidden, '');
    this.#forbidden += chunk.length - text.length;
    this.#unparsed += text.length;
    this.#parser.write(text);
    if (this.#unparsed > MAX_TEXT) this.#refuse('import-broken', `more than ${MAX_TEXT / 1024 / 1024} MB in one text`);
  }

  finish(last: string): OldSite {
    this.write(last);
    this.#parser.close();
    if (!this.#channel.has('wp:wxr_version')) refuseField('', 'import-no-export', { file: this.#name });
    const address =
      this.#channel.get('wp:base_blog_url') || this.#channel.get('wp:base_site_url') || this.#channel.get('link');
    const site = address?.trim() ?? '';
    return {
      site: URL.canParse(site) ? site.replace(/\/+$/, '') : '',
      items: this.#items,
      categories: this.#categories,
      archives: { tags: this.#tags, authors: this.#authors, types: [...this.#types] },
      forbidden: this.#forbidden,
    };
  }

  #refuse(code: 'import-broken', reason: string): never {
    const { line, column } = this.#parser;
    return refuseField('', code, { file: this.#name, line, column, reason });
  }

  #open({ name, attributes }: SaxesTagPlain): void {
    this.#unparsed = 0;
    if (this.#names.length === 0 && name !== 'rss') refuseField('', 'import-no-export', { file: this.#name });
    this.#hasRoot = true;
    this.#names.push(name);
    this.#text = '';
    if (name === 'item') {
      this.#fields = new Map();
      this.#terms = [];
      this.#meta = new Map();
      this.#formerSlugs = [];
    }
    if (name === 'category') this.#term = { domain: attributes.domain ?? '', slug: attributes.nicename ?? '' };
  }

  #add(text: string): void {
    this.#unparsed = 0;
    this.#text += text;
    if (this.#text.length > MAX_TEXT)
      this.#refuse('import-broken', `more than ${MAX_TEXT / 1024 / 1024} MB in one text`);
  }

  #close(name: string): void {
    this.#unparsed = 0;
    this.#names.pop();
    const parent = this.#names.at(-1);
    const text = this.#text;
    this.#text = '';
    if (parent === 'channel' && name === 'item') {
      this.#items.push(this.#readItem());
      this.#onItem(this.#items.length);
    } else if (groups.has(parent ?? '')) this.#channel.set(name, text);
    else if (parent === 'channel' && groups.has(name)) this.#addGroup(name);
    else if (parent === 'channel') {
      if (text.length < 2000) this.#channel.set(name, text);
    } else if (parent === 'item' && name === 'category') this.#terms.push({ ...this.#term, name: text });
    else if (parent === 'item' && name !== 'wp:comment') this.#fields.set(name, text);
    else if (name === 'wp:meta_key') this.#metaKey = text;
    else if (name === 'wp:meta_value' && this.#metaKey === '_wp_old_slug') this.#formerSlugs.push(text);
    else if (name === 'wp:meta_value' && readMeta.test(this.#metaKey)) this.#meta.set(this.#metaKey, text);
  }

  /** A category, a tag, a term of another taxonomy, or an author. */
  #addGroup(group: string): void {
    const value = (name: string) => this.#channel.get(name) ?? '';
    const id = Number(value('wp:term_id')) || 0;
    if (group === 'wp:author') this.#authors.push(Number(value('wp:author_id')) || 0);
    else if (group === 'wp:category')
      this.#categories.push({ id, slug: value('wp:category_nicename'), name: readTitle(value('wp:cat_name'), []) });
    else if (group === 'wp:tag')
      this.#tags.push({ taxonomy: 'post_tag', slug: value('wp:tag_slug'), name: readTitle(value('wp:tag_name'), []) });
    else if (!isHiddenTaxonomy(value('wp:term_taxonomy')))
      this.#tags.push({
        taxonomy: value('wp:term_taxonomy'),
        slug: value('wp:term_slug'),
        name: readTitle(value('wp:term_name'), []),
      });
  }

  #readItem(): OldItem {
    const field = (name: string) => this.#fields.get(name) ?? '';
    const repairs: Repair[] = [];
    const reduced = new Set<string>();
    const ownType = field('wp:post_type') || 'post';
    const isAdded = isPublicType(ownType, field('link'));
    if (isAdded) this.#types.add(ownType);
    const type = isAdded ? 'post' : ownType;
    const hasText = type === 'post' || type === 'page';
    const terms = this.#terms.map((term) => ({ ...term, name: readTitle(term.name, []) }));
    const content = hasText ? repairHtml(field('content:encoded'), repairs) : '';
    if (this.#meta.has('_elementor_edit_mode')) reduced.add('Elementor');
    return {
      id: Number(field('wp:post_id')) || 0,
      type,
      status: field('wp:status') || 'publish',
      title: readTitle(field('title'), repairs),
      slug: field('wp:post_name'),
      link: field('link').trim(),
      parent: Number(field('wp:post_parent')) || 0,
      order: Number(field('wp:menu_order')) || 0,
      hasPassword: field('wp:post_password') !== '',
      publishedAt:
        readTime(field('wp:post_date_gmt'), 'Z') ??
        readTime(field('wp:post_date'), '+05:45') ??
        readPubDate(field('pubDate')),
      attachmentUrl: field('wp:attachment_url').trim(),
      terms: isAdded ? [...terms, termOfType(ownType)] : terms,
      formerSlugs: this.#formerSlugs,
      meta: this.#meta,
      blocks: repairBlocks(htmlBlocks(content, reduced), repairs),
      reduced: [...reduced],
      repairs,
    };
  }
}

import { createReadStream } from 'node:fs';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { readTitle } from '../content/item-text.ts';
import { inBothLanguages, inLanguage } from '../content/multilingual.ts';
import type { BrokenPart, OldCategory, OldItem, OldSite, OldTag } from '../content/old-site.ts';
import { SiteImportError } from '../network/site-import-error.ts';
import { FormerSites } from './former-sites.ts';
import { parseItem, reasonOf } from './parse-item.ts';
import { isHiddenTaxonomy } from './post-types.ts';
import { ItemReader } from './read-item.ts';
import { resolveReferences } from './resolve-references.ts';
import { ItemSplitter, MAX_ITEM } from './split-items.ts';

const NAMED_ENCODING = /^<\?xml[^>]{0,200}encoding=["']([\w.-]{1,40})["']/;
/** Characters that XML forbids, and WordPress exports. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the subject
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Elements of the channel with elements of their own. */
const groups: ReadonlySet<string> = new Set(['wp:author', 'wp:category', 'wp:tag', 'wp:term']);
const MAX_FIELD = 2000;

/**
 * Reads an export file of WordPress (WXR) as a stream: memory grows with its texts, not with the file. A broken item is named and left out. `name` is its
 * name in errors.
 * @throws SiteImportError for another file, or one that ends too early, with the position; errors of the disk
 */
export async function readExport(
  path: string,
  onItem: (count: number) => void = () => undefined,
  name = path,
): Promise<OldSite> {
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
  readonly #name: string;
  readonly #onItem: (count: number) => void;
  readonly #splitter: ItemSplitter;
  readonly #parser = new SaxesParser();
  readonly #reader = new ItemReader();
  readonly #former = new FormerSites();
  readonly #items: OldItem[] = [];
  readonly #broken: BrokenPart[] = [];
  readonly #channel = new Map<string, string>();
  readonly #categories: OldCategory[] = [];
  readonly #tags: OldTag[] = [];
  readonly #authors: number[] = [];
  #hasRoot = false;
  #isEnded = false;
  #names: string[] = [];
  #text = '';
  #forbidden = 0;

  constructor(name: string, onItem: (count: number) => void) {
    this.#name = name;
    this.#onItem = onItem;
    this.#splitter = new ItemSplitter({
      onOuter: (text) => this.#parser.write(text),
      onItem: (text, line) => this.#addItem(text, line),
      onTooLong: (beginning, line) => this.#nameBroken(beginning, { line, column: 1, reason: MAX_ITEM / 1024 / 1024 }),
    });
    this.#parser.on('error', (error) => {
      if (!this.#hasRoot) throw new SiteImportError('no-export', { file: this.#name });
      this.#refuse(reasonOf(error));
    });
    // The exporter never writes a document type, which could define entities.
    this.#parser.on('doctype', () => this.#refuse('DOCTYPE'));
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', ({ name: closed }) => this.#close(closed));
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
  }

  write(chunk: string): void {
    const text = chunk.replace(forbidden, '');
    this.#forbidden += chunk.length - text.length;
    this.#splitter.write(text);
  }

  finish(last: string): OldSite {
    this.write(last);
    this.#splitter.finish();
    this.#parser.close();
    if (!this.#isEnded || !this.#channel.has('wp:wxr_version'))
      throw new SiteImportError('no-export', { file: this.#name });
    const addresses = ['wp:base_blog_url', 'wp:base_site_url', 'link'].map(
      (name) => this.#channel.get(name)?.trim() ?? '',
    );
    const address = addresses.find(Boolean) ?? '';
    const site = URL.canParse(address) ? address.replace(/(?<!\/)\/+$/, '') : '';
    return {
      site,
      formerSites: this.#former.besides(site, addresses),
      items: resolveReferences(this.#items, this.#reader.fileFields),
      categories: this.#categories,
      archives: { tags: this.#tags, authors: this.#authors, types: [...this.#reader.types] },
      forbidden: this.#forbidden,
      broken: this.#broken,
    };
  }

  #refuse(reason: string): never {
    const { line, column } = this.#parser;
    throw new SiteImportError('broken', { file: this.#name, line, column, reason });
  }

  #addItem(xml: string, line: number): boolean {
    const read = parseItem(xml);
    if (!('fields' in read)) {
      this.#nameBroken(xml, { ...read, line: line + read.line - 1 });
      return false;
    }
    const added = this.#reader.read(read);
    this.#former.add(read.fields);
    this.#items.push(...added);
    this.#onItem(this.#items.length);
    return true;
  }

  #nameBroken(xml: string, { line, column, reason }: Omit<BrokenPart, 'title'>): void {
    const [, title = ''] = /<title>(?:\s*<!\[CDATA\[)?([^<\]]{1,200})/.exec(xml.slice(0, MAX_FIELD)) ?? [];
    this.#broken.push({ title: readTitle(inLanguage(title, 'en'), []), line, column, reason });
  }

  #open({ name }: SaxesTagPlain): void {
    if (this.#names.length === 0 && name !== 'rss') throw new SiteImportError('no-export', { file: this.#name });
    this.#hasRoot = true;
    this.#names.push(name);
    this.#text = '';
  }

  #add(text: string): void {
    if (this.#text.length < MAX_FIELD) this.#text += text;
  }

  #close(name: string): void {
    this.#names.pop();
    const parent = this.#names.at(-1);
    const text = this.#text;
    this.#text = '';
    if (parent === undefined) this.#isEnded = true;
    if (parent === 'channel' && groups.has(name)) this.#addGroup(name);
    else if (parent === 'channel' || groups.has(parent ?? '')) this.#channel.set(name, text);
  }

  /** A category, a tag, a term of another taxonomy, or an author. */
  #addGroup(group: string): void {
    const value = (name: string) => this.#channel.get(name) ?? '';
    const name = (field: string) => readTitle(inBothLanguages(value(field)), []);
    const id = Number(value('wp:term_id')) || 0;
    if (group === 'wp:author') this.#authors.push(Number(value('wp:author_id')) || 0);
    else if (group === 'wp:category')
      this.#categories.push({ id, slug: value('wp:category_nicename'), name: name('wp:cat_name') });
    else if (group === 'wp:tag')
      this.#tags.push({ taxonomy: 'post_tag', slug: value('wp:tag_slug'), name: name('wp:tag_name') });
    else if (!isHiddenTaxonomy(value('wp:term_taxonomy')))
      this.#tags.push({
        taxonomy: value('wp:term_taxonomy'),
        slug: value('wp:term_slug'),
        name: name('wp:term_name'),
      });
  }
}

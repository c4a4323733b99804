import { SaxesParser } from 'saxes';
import type { Term } from '../content/old-site.ts';

/** Maximum length of one text, such as the content of a post. */
const MAX_TEXT = 16 * 1024 * 1024;
/** Texts that items retain: V8 shares parts of strings, so that a title would retain its whole item. */
const SHORT = 4000;
const detached = (text: string) => Buffer.from(text).toString();
/** Ampersands that XML does not allow outside of CDATA: plug-ins write `A & B` and `&nbsp;`. */
const CDATA = /(<!\[CDATA\[[\s\S]*?\]\]>)/;
const LONE = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;

/** An item as the exporter wrote it. */
export interface ExportedFields {
  fields: ReadonlyMap<string, string>;
  terms: readonly Term[];
  /** Custom fields; the last value of each. */
  meta: ReadonlyMap<string, string>;
  formerSlugs: readonly string[];
}

/** Why an item cannot be read; `line` is counted from its beginning. */
export interface BrokenItem {
  line: number;
  column: number;
  /** The message of the parser, or the megabytes that a text exceeds. */
  reason: string | number;
}

/** An item of an export; an ampersand that is not escaped is repaired. */
export function parseItem(xml: string): ExportedFields | BrokenItem {
  const read = readFields(xml);
  if ('fields' in read || !xml.includes('&')) return read;
  const repaired = readFields(
    xml
      .split(CDATA)
      .map((part) => (part.startsWith('<![CDATA[') ? part : part.replace(LONE, '&amp;')))
      .join(''),
  );
  return 'fields' in repaired ? repaired : read;
}

/** The message of an error of the parser without its position. */
export const reasonOf = ({ message }: Error): string => message.replace(/^(?:.*?:)?\d+:\d+: |\.$/g, '');

class BrokenItemError extends Error {
  readonly reason: string | number;

  constructor(reason: string | number) {
    super(String(reason));
    this.reason = reason;
  }
}

function readFields(xml: string): ExportedFields | BrokenItem {
  const parser = new SaxesParser();
  const fields = new Map<string, string>();
  const terms: Term[] = [];
  const meta = new Map<string, string>();
  const formerSlugs: string[] = [];
  const names: string[] = [];
  let term = { domain: '', slug: '' };
  let key = '';
  let text = '';
  const add = (part: string) => {
    text += part;
    if (text.length > MAX_TEXT) throw new BrokenItemError(MAX_TEXT / 1024 / 1024);
  };
  parser.on('error', (error) => {
    throw new BrokenItemError(reasonOf(error));
  });
  parser.on('opentag', ({ name, attributes }) => {
    names.push(name);
    text = '';
    if (name === 'category') term = { domain: attributes.domain ?? '', slug: attributes.nicename ?? '' };
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    names.pop();
    const value = text.length < SHORT ? detached(text) : text;
    text = '';
    if (name === 'wp:meta_key') key = value;
    else if (name === 'wp:meta_value' && key === '_wp_old_slug') formerSlugs.push(value);
    else if (name === 'wp:meta_value') meta.set(key, value);
    else if (names.length === 1 && name === 'category') terms.push({ ...term, name: value });
    else if (names.length === 1) fields.set(name, value);
  });
  try {
    parser.write(xml).close();
    return { fields, terms, meta, formerSlugs };
  } catch (error) {
    if (!(error instanceof BrokenItemError)) throw error;
    return { line: parser.line, column: parser.column, reason: error.reason };
  }
}

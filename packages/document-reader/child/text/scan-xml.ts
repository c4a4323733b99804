import { UnreadableError } from './unreadable-error.ts';

export type XmlAttributes = ReadonlyMap<string, string>;

/** Receives the parts of a document in order. Names have the usual prefix of their namespace (`text:p`). */
export interface XmlHandler {
  open(name: string, attributes: XmlAttributes): void;
  text(text: string): void;
  close(name: string): void;
  /** Receives the source of what is within an element with this name instead of its parts, where that alone can be read. */
  readonly unread?: { readonly name: string; add(attributes: XmlAttributes, inner: string): void };
}

/** Limits of a document. A thesis of 200 pages has 100,000 elements and 20 levels; a workbook has an element for each cell with a format. */
export const xmlLimits = { elements: 6_000_000, depth: 150, attributes: 100 };

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi;
const ATTRIBUTE = /\s+([^\s=/>"']{1,200})\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;
/** Parts that may have the end tag of another element in them, or declare prefixes. */
const UNSAFE = /<!|<\?|\sxmlns[:=]/;
const NAME = /[^\s/>]{1,200}/y;

const none = new Map<string, string>();

/** Replaces references to characters; others stay as they are, because no document type is read. */
function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name) return predefined[name] ?? reference;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** The text of a file in UTF-8 or UTF-16. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8').decode(bytes);
}

/**
 * Reads XML without document types and external entities. `prefixes`: the usual prefix of each namespace; a document may declare others, or none.
 * @throws UnreadableError `broken` for malformed XML and document types, `too-large` above the limits
 */
export function scanXml(xml: string, prefixes: ReadonlyMap<string, string>, handler: XmlHandler): void {
  const open: { readonly name: string; readonly defaultPrefix: string }[] = [];
  const renamed = new Map<string, string>();
  let elements = 0;

  function canonical(name: string, defaultPrefix: string): string {
    const colon = name.indexOf(':');
    if (colon < 0) return defaultPrefix === '' ? name : `${defaultPrefix}:${name}`;
    const prefix = renamed.get(name.slice(0, colon));
    return prefix === undefined ? name : prefix + name.slice(colon);
  }

  const withUsualPrefixes = (attributes: XmlAttributes) =>
    new Map([...attributes].map(([attribute, value]) => [canonical(attribute, ''), value]));

  function rename(prefix: string, usual: string | undefined): void {
    if (usual === prefix) renamed.delete(prefix);
    else if (usual !== undefined) renamed.set(prefix, usual);
  }

  function skipTo(end: string, from: number): number {
    const index = xml.indexOf(end, from);
    if (index < 0) throw new UnreadableError('broken');
    return index + end.length;
  }

  /** Returns the beginning and the end of the next end tag with a name. */
  function endOf(written: string, from: number): [number, number] {
    const tag = `</${written}>`;
    const after = skipTo(tag, from);
    return [after - tag.length, after];
  }

  function addText(text: string): void {
    if (text !== '' && open.length > 0) handler.text(text);
  }

  /** Reads a start tag at its `<`; returns the index after it. */
  function start(at: number): number {
    NAME.lastIndex = at + 1;
    const written = NAME.exec(xml)?.[0];
    if (!written) throw new UnreadableError('broken');
    let attributes = none;
    let defaultPrefix = open.at(-1)?.defaultPrefix ?? '';
    let end = NAME.lastIndex;
    ATTRIBUTE.lastIndex = end;
    // Most elements have none.
    for (let match = xml[end] === '>' ? null : ATTRIBUTE.exec(xml); match; match = ATTRIBUTE.exec(xml)) {
      const attribute = match[1] ?? '';
      const value = decode(match[2] ?? match[3] ?? '');
      end = ATTRIBUTE.lastIndex;
      if (attribute === 'xmlns') defaultPrefix = prefixes.get(value) ?? '';
      else if (attribute.startsWith('xmlns:')) rename(attribute.slice('xmlns:'.length), prefixes.get(value));
      else {
        if (attributes === none) attributes = new Map();
        attributes.set(attribute, value);
      }
      if (attributes.size > xmlLimits.attributes) throw new UnreadableError('too-large');
    }
    while (/\s/.test(xml.charAt(end))) end += 1;
    const isEmpty = xml.startsWith('/>', end);
    if (!isEmpty && xml.charAt(end) !== '>') throw new UnreadableError('broken');
    const name = canonical(written, defaultPrefix);
    elements += 1;
    if (name === handler.unread?.name && !isEmpty && renamed.size === 0 && defaultPrefix === '') {
      const [to, after] = endOf(written, end + 1);
      const inner = xml.slice(end + 1, to);
      if (!UNSAFE.test(inner) && !inner.includes(`<${written}`)) {
        handler.unread.add(attributes, inner);
        return after;
      }
    }
    open.push({ name, defaultPrefix });
    if (elements > xmlLimits.elements || open.length > xmlLimits.depth) throw new UnreadableError('too-large');
    // A prefix may be declared behind the attributes that have it.
    handler.open(name, renamed.size === 0 ? attributes : withUsualPrefixes(attributes));
    if (isEmpty) closeLast();
    return end + (isEmpty ? 2 : 1);
  }

  function closeLast(): void {
    const last = open.pop();
    if (last) handler.close(last.name);
  }

  function close(at: number): number {
    const end = skipTo('>', at);
    const last = open.at(-1);
    if (!last || canonical(xml.slice(at + 2, end - 1).trim(), last.defaultPrefix) !== last.name)
      throw new UnreadableError('broken');
    closeLast();
    return end;
  }

  for (let at = 0; at < xml.length; ) {
    const tag = xml.indexOf('<', at);
    if (tag !== at) addText(decode(xml.slice(at, tag < 0 ? xml.length : tag)));
    if (tag < 0) break;
    if (xml.startsWith('<!--', tag)) at = skipTo('-->', tag + 4);
    else if (xml.startsWith('<![CDATA[', tag)) {
      at = skipTo(']]>', tag);
      addText(xml.slice(tag + '<![CDATA['.length, at - 3));
    } else if (xml.startsWith('<?', tag)) at = skipTo('?>', tag);
    // A document type may declare entities that contain each other.
    else if (xml.startsWith('<!', tag)) throw new UnreadableError('broken');
    else at = xml.startsWith('</', tag) ? close(tag) : start(tag);
  }
  if (open.length > 0) throw new UnreadableError('broken');
}

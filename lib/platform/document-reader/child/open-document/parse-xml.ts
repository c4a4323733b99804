import { UnreadableError } from '../text/unreadable-error.ts';

/** An element of a document: its name with the usual prefix (`text:p`), its attributes, and its texts and elements in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (XmlElement | string)[];
}

/** Limits of a file. A thesis of 200 pages has 100,000 elements, and 20 levels. */
export const xmlLimits = { elements: 1_500_000, depth: 150, attributes: 100 };

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi;
const ATTRIBUTE = /\s+([^\s=/>"']{1,200})\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;
const NAME = /[^\s/>]{1,200}/y;

/** Replaces references to characters; others stay as they are, because no document type is read. */
function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name) return predefined[name] ?? reference;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/**
 * Parses XML into a tree, without document types and external entities. `prefixes`: the usual prefix of each namespace; a file may declare others.
 * @throws UnreadableError `broken` for malformed XML and document types, `too-large` above the limits
 */
export function parseXml(xml: string, prefixes: ReadonlyMap<string, string>): XmlElement {
  const top: XmlElement = { name: '', attributes: new Map(), children: [] };
  const open: XmlElement[] = [top];
  const renamed = new Map<string, string>();
  let elements = 0;

  function canonical(name: string): string {
    const colon = name.indexOf(':');
    const prefix = colon > 0 ? renamed.get(name.slice(0, colon)) : undefined;
    return prefix === undefined ? name : prefix + name.slice(colon);
  }

  function skipTo(end: string, from: number): number {
    const index = xml.indexOf(end, from);
    if (index < 0) throw new UnreadableError('broken');
    return index + end.length;
  }

  function addText(text: string): void {
    if (text !== '') open.at(-1)?.children.push(text);
  }

  /** Reads a start tag at its `<`; returns the index after it. */
  function start(at: number): number {
    NAME.lastIndex = at + 1;
    const name = NAME.exec(xml)?.[0];
    if (!name) throw new UnreadableError('broken');
    const pairs: [string, string][] = [];
    let end = NAME.lastIndex;
    ATTRIBUTE.lastIndex = end;
    for (let match = ATTRIBUTE.exec(xml); match; match = ATTRIBUTE.exec(xml)) {
      const [, attribute = '', double, single = ''] = match;
      pairs.push([attribute, decode(double ?? single)]);
      end = ATTRIBUTE.lastIndex;
      if (pairs.length > xmlLimits.attributes) throw new UnreadableError('too-large');
    }
    for (const [attribute, value] of pairs) {
      const usual = attribute.startsWith('xmlns:') ? prefixes.get(value) : undefined;
      if (usual !== undefined) renamed.set(attribute.slice('xmlns:'.length), usual);
    }
    while (/\s/.test(xml.charAt(end))) end += 1;
    const isEmpty = xml.startsWith('/>', end);
    if (!isEmpty && xml.charAt(end) !== '>') throw new UnreadableError('broken');
    const attributes = new Map(pairs.map(([attribute, value]) => [canonical(attribute), value]));
    const element: XmlElement = { name: canonical(name), attributes, children: [] };
    elements += 1;
    open.at(-1)?.children.push(element);
    if (!isEmpty) open.push(element);
    if (elements > xmlLimits.elements || open.length > xmlLimits.depth) throw new UnreadableError('too-large');
    return end + (isEmpty ? 2 : 1);
  }

  function close(at: number): number {
    const end = skipTo('>', at);
    const name = canonical(xml.slice(at + 2, end - 1).trim());
    if (open.length === 1 || open.pop()?.name !== name) throw new UnreadableError('broken');
    return end;
  }

  for (let at = 0; at < xml.length; ) {
    const tag = xml.indexOf('<', at);
    addText(decode(xml.slice(at, tag < 0 ? xml.length : tag)));
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
  if (open.length > 1) throw new UnreadableError('broken');
  return top;
}

const isElement = (child: XmlElement | string): child is XmlElement => typeof child !== 'string';

export const elementsOf = ({ children }: XmlElement): XmlElement[] => children.filter(isElement);

/** The first element below `element` with these names, one within the other. */
export function descend(element: XmlElement, ...names: readonly string[]): XmlElement | null {
  let current: XmlElement | null = element;
  for (const name of names) {
    current = (current && elementsOf(current).find((child) => child.name === name)) ?? null;
  }
  return current;
}

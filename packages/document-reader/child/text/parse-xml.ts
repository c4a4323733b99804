import { scanXml, type XmlAttributes } from './scan-xml.ts';
import { UnreadableError } from './unreadable-error.ts';

/** An element of a document: its name with the usual prefix (`text:p`), its attributes, and its texts and elements in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: XmlAttributes;
  readonly children: (XmlElement | string)[];
  /** The source of its children, for one that is not read yet. */
  readonly inner?: string;
}

/** A tree needs more memory than the events of `scanXml`. */
const MAX_ELEMENTS = 1_500_000;

/**
 * Parses XML into a tree, as `scanXml`. `unread`: elements with this name have no children, but their source where possible: a tree of a whole
 * workbook takes many times its size. @throws UnreadableError `broken`, `too-large`
 */
export function parseXml(xml: string, prefixes: ReadonlyMap<string, string>, unread?: string): XmlElement {
  const top: XmlElement = { name: '', attributes: new Map(), children: [] };
  const open: XmlElement[] = [top];
  let elements = 0;
  scanXml(xml, prefixes, {
    open(name, attributes) {
      const element: XmlElement = { name, attributes, children: [] };
      elements += 1;
      if (elements > MAX_ELEMENTS) throw new UnreadableError('too-large');
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text: (text) => void open.at(-1)?.children.push(text),
    close: () => void open.pop(),
    ...(unread !== undefined && {
      unread: {
        name: unread,
        add: (attributes, inner) => open.at(-1)?.children.push({ name: unread, attributes, children: [], inner }),
      },
    }),
  });
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

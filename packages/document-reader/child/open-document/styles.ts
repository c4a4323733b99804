import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';
import type { OpenDocument } from './open-archive.ts';

/** The properties of a style that matter for its text. */
interface Style {
  readonly parent: string | null;
  readonly font: string | null;
  readonly label: string;
  readonly breaksBefore: boolean;
  readonly breaksAfter: boolean;
  /** Whether sheets, sections and texts with it are not shown. */
  readonly isHidden: boolean | null;
  readonly color: string | null;
  readonly isShaded: boolean | null;
  readonly isRaised: boolean | null;
  readonly masterPage: string | null;
  readonly listStyle: string | null;
}

export interface Styles {
  /** The font of a style or of the styles that it is based on; null where none names one. */
  fontOf(family: string, name: string | undefined): string | null;
  /** Whether a paragraph style is that of a title, or based on it. */
  isHeading(name: string | undefined): boolean;
  breaksBefore(name: string | undefined): boolean;
  breaksAfter(name: string | undefined): boolean;
  /** Whether an element of a family (`table`, `section`, `text`, `paragraph`) is not shown. */
  isHidden(family: string, name: string | undefined): boolean;
  /** Whether a table, row or cell has a ground of another colour than paper. */
  hasGround(family: string, name: string | undefined): boolean;
  /** Whether a text has the colour of paper, unless it has a ground of another colour. */
  isWhite(family: string, name: string | undefined): boolean;
  /** Whether a text is raised, as the 6 of 10⁶. */
  isRaised(name: string | undefined): boolean;
  /** The master page that begins with a paragraph, and the list style of its style. */
  masterPageOf(name: string | undefined): string | null;
  listStyleOf(name: string | undefined): string | null;
}

/** Styles may be based on each other in a circle. */
const MAX_DEPTH = 20;
const HEADING = /^(?:heading(?: ?\d+)?|title|subtitle)$/i;
/** The style of a family that applies without any other. */
const DEFAULT = '';

const keyOf = (family: string, name: string) => `${family} ${name}`;

/** Reads the styles of a document; automatic styles follow the common ones. */
export function readStyles({ content, styles }: OpenDocument): Styles {
  const roots = [styles && descend(styles, 'office:document-styles'), descend(content, 'office:document-content')];
  const parts = roots.flatMap((root) => (root ? elementsOf(root) : []));
  const faces = new Map<string, string>();
  const byName = new Map<string, Style>();
  for (const part of parts) {
    if (part.name === 'office:font-face-decls')
      for (const { attributes } of elementsOf(part))
        faces.set(attributes.get('style:name') ?? '', attributes.get('svg:font-family') ?? '');
  }
  for (const part of parts) {
    if (part.name !== 'office:styles' && part.name !== 'office:automatic-styles') continue;
    for (const element of elementsOf(part)) {
      const family = element.attributes.get('style:family') ?? '';
      const isDefault = element.name === 'style:default-style';
      if (isDefault || element.name === 'style:style')
        byName.set(
          keyOf(family, isDefault ? DEFAULT : (element.attributes.get('style:name') ?? '')),
          toStyle(element, faces),
        );
    }
  }

  /** A style and the styles that it is based on. */
  function chain(family: string, name: string | undefined): Style[] {
    const list: Style[] = [];
    for (let next = name ?? null; next !== null && list.length < MAX_DEPTH; ) {
      const style = byName.get(keyOf(family, next));
      if (!style) break;
      list.push(style);
      next = style.parent;
    }
    return list;
  }
  function first<T>(family: string, name: string | undefined, value: (style: Style) => T | null): T | null {
    for (const style of chain(family, name)) {
      const own = value(style);
      if (own !== null) return own;
    }
    return null;
  }
  const some = (name: string | undefined, test: (style: Style) => boolean) => chain('paragraph', name).some(test);

  return {
    fontOf(family, name) {
      return name === undefined ? null : first(family, name, ({ font }) => font);
    },
    isHeading: (name) => some(name, ({ label }) => HEADING.test(label)),
    breaksBefore: (name) => some(name, ({ breaksBefore }) => breaksBefore),
    breaksAfter: (name) => some(name, ({ breaksAfter }) => breaksAfter),
    isHidden: (family, name) => first(family, name, ({ isHidden }) => isHidden) ?? false,
    isWhite: (family, name) =>
      first(family, name, ({ color }) => color)?.toLowerCase() === '#ffffff' &&
      first(family, name, ({ isShaded }) => isShaded) !== true,
    isRaised: (name) => first('text', name, ({ isRaised }) => isRaised) ?? false,
    hasGround: (family, name) => first(family, name, ({ isShaded }) => isShaded) ?? false,
    masterPageOf: (name) => first('paragraph', name, ({ masterPage }) => masterPage),
    listStyleOf: (name) => first('paragraph', name, ({ listStyle }) => listStyle),
  };
}

function toStyle(element: XmlElement, faces: ReadonlyMap<string, string>): Style {
  const { attributes } = element;
  const properties = (kind: string) => descend(element, `style:${kind}-properties`)?.attributes;
  const text = properties('text');
  const paragraph = properties('paragraph');
  const face = text?.get('style:font-name');
  const font = text?.get('fo:font-family') ?? (face === undefined ? undefined : faces.get(face) || face);
  const sectionDisplay = properties('section')?.get('text:display');
  const label = attributes.get('style:display-name') ?? attributes.get('style:name') ?? '';
  return {
    parent: attributes.get('style:parent-style-name') ?? null,
    font: font === undefined ? null : font.replace(/^['"]|['"].*/g, ''),
    label: label.replaceAll('_20_', ' '),
    breaksBefore: paragraph?.get('fo:break-before') === 'page',
    breaksAfter: paragraph?.get('fo:break-after') === 'page',
    isHidden: displayOf(properties('table')?.get('table:display') ?? text?.get('text:display') ?? sectionDisplay, text),
    color: text?.get('fo:color') ?? null,
    isShaded:
      ['text', 'paragraph', 'table', 'table-row', 'table-cell']
        .map((kind) => isGround(properties(kind)?.get('fo:background-color')))
        .find((ground) => ground !== null) ?? null,
    isRaised: text?.get('style:text-position')?.startsWith('super') ?? null,
    masterPage: attributes.get('style:master-page-name') || null,
    listStyle: attributes.get('style:list-style-name') || null,
  };
}

/** In points; a text of this size is not visible. */
const TINY = 2;

function displayOf(display: string | undefined, text: ReadonlyMap<string, string> | undefined): boolean | null {
  const size = /^([\d.]+)pt$/.exec(text?.get('fo:font-size') ?? '')?.[1];
  if (display === 'false' || display === 'none' || (size !== undefined && Number(size) < TINY)) return true;
  return display === undefined ? null : false;
}

const isGround = (color: string | undefined) =>
  color === undefined ? null : color !== 'transparent' && color.toLowerCase() !== '#ffffff';

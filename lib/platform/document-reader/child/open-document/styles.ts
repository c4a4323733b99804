import type { OpenDocument } from './open-archive.ts';
import { descend, elementsOf, type XmlElement } from './parse-xml.ts';

/** The properties of a style that matter for its text. */
interface Style {
  readonly parent: string | null;
  readonly font: string | null;
  readonly label: string;
  readonly breaksBefore: boolean;
  readonly breaksAfter: boolean;
  /** Whether sheets with it are hidden. */
  readonly isHidden: boolean;
}

export interface Styles {
  /** The font of a style or of the styles that it is based on; null where none names one. */
  fontOf(family: string, name: string | undefined): string | null;
  /** Whether a paragraph style is that of a title, or based on it. */
  isHeading(name: string | undefined): boolean;
  breaksBefore(name: string | undefined): boolean;
  breaksAfter(name: string | undefined): boolean;
  isHiddenSheet(name: string | undefined): boolean;
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
  const some = (name: string | undefined, test: (style: Style) => boolean) => chain('paragraph', name).some(test);

  return {
    fontOf(family, name) {
      const own = name === undefined ? null : chain(family, name).find(({ font }) => font !== null);
      return own?.font ?? null;
    },
    isHeading: (name) => some(name, ({ label }) => HEADING.test(label)),
    breaksBefore: (name) => some(name, ({ breaksBefore }) => breaksBefore),
    breaksAfter: (name) => some(name, ({ breaksAfter }) => breaksAfter),
    isHiddenSheet: (name) => chain('table', name).some(({ isHidden }) => isHidden),
  };
}

function toStyle(element: XmlElement, faces: ReadonlyMap<string, string>): Style {
  const { attributes } = element;
  const properties = (kind: string) => descend(element, `style:${kind}-properties`)?.attributes;
  const text = properties('text');
  const paragraph = properties('paragraph');
  const face = text?.get('style:font-name');
  const font = text?.get('fo:font-family') ?? (face === undefined ? undefined : faces.get(face) || face);
  const label = attributes.get('style:display-name') ?? attributes.get('style:name') ?? '';
  return {
    parent: attributes.get('style:parent-style-name') ?? null,
    font: font === undefined ? null : font.replace(/^['"]|['"].*$/g, ''),
    label: label.replaceAll('_20_', ' '),
    breaksBefore: paragraph?.get('fo:break-before') === 'page',
    breaksAfter: paragraph?.get('fo:break-after') === 'page',
    isHidden: properties('table')?.get('table:display') === 'false',
  };
}

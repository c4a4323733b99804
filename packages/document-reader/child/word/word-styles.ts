import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';

/** The properties of a run, paragraph or style that matter for its text; undefined: those of its style. */
export interface WordProperties {
  readonly font?: string | undefined;
  readonly isHidden?: boolean | undefined;
  readonly color?: string | undefined;
  readonly isShaded?: boolean | undefined;
  readonly isRaised?: boolean | undefined;
  /** In half points. */
  readonly size?: number | undefined;
  readonly isHeading?: boolean | undefined;
  /** The level is null where the style determines it. */
  readonly list?: { readonly id: string; readonly level: number | null } | undefined;
}

interface Style extends WordProperties {
  readonly hasGround: boolean;
  readonly base: string | undefined;
  readonly name: string;
}

export interface WordStyles {
  /** The properties of a style and of the styles that it is based on; undefined: the default paragraph style. */
  propertiesOf(style: string | undefined): WordProperties;
  /** Whether a style of tables may give its cells a ground. */
  hasGround(style: string | undefined): boolean;
  /** The properties of texts without any other. */
  readonly defaults: WordProperties;
}

/** Styles may be based on each other in a circle. */
const MAX_DEPTH = 20;
const HEADING = /^(?:heading \d|title|subtitle)$/i;

export const attributeOf = (element: XmlElement | null, name: string) => element?.attributes.get(`w:${name}`);

/** Whether a property that is on without a value is on (ECMA-376, part 1, 17.17.4); undefined where it is missing. */
export function isOn(parent: XmlElement | null, name: string): boolean | undefined {
  const element = parent && descend(parent, name);
  return element ? !/^(?:0|false|off)$/.test(attributeOf(element, 'val') ?? '') : undefined;
}

/** Whether an element has a ground of another colour than paper. */
export const isShaded = (parent: XmlElement | null): boolean => {
  const fill = attributeOf(parent && descend(parent, 'w:shd'), 'fill');
  return (
    (fill !== undefined && !/^(?:auto|ffffff)$/i.test(fill)) || (parent && descend(parent, 'w:highlight')) !== null
  );
};

/** Whether an element or one within it has a ground. */
const isShadedWithin = (element: XmlElement): boolean => isShaded(element) || elementsOf(element).some(isShadedWithin);

/** The properties of a run (`w:rPr`). */
export function runProperties(element: XmlElement | null): WordProperties {
  const fonts = element && descend(element, 'w:rFonts');
  const size = Number(attributeOf(element && descend(element, 'w:sz'), 'val'));
  const position = attributeOf(element && descend(element, 'w:vertAlign'), 'val');
  return {
    font: attributeOf(fonts, 'ascii') ?? attributeOf(fonts, 'hAnsi'),
    isHidden: isOn(element, 'w:vanish'),
    color: attributeOf(element && descend(element, 'w:color'), 'val'),
    isShaded: isShaded(element) || undefined,
    isRaised: position === undefined ? undefined : position === 'superscript',
    size: Number.isFinite(size) ? size : undefined,
  };
}

/** The properties of a paragraph (`w:pPr`). */
export function paragraphProperties(element: XmlElement | null): WordProperties {
  const list = element && descend(element, 'w:numPr');
  const id = attributeOf(list && descend(list, 'w:numId'), 'val');
  const level = attributeOf(list && descend(list, 'w:ilvl'), 'val');
  const outline = Number(attributeOf(element && descend(element, 'w:outlineLvl'), 'val') ?? 9);
  return {
    list:
      id === undefined
        ? undefined
        : { id, level: level === undefined ? null : Math.min(Math.max(Number(level) || 0, 0), 8) },
    isHeading: outline < 9 || undefined,
    isShaded: isShaded(element) || undefined,
  };
}

/** The first that states a property has it. */
export function joinProperties(...list: readonly WordProperties[]): WordProperties {
  const joined: Record<string, unknown> = {};
  for (const properties of list)
    for (const [name, value] of Object.entries(properties)) if (value !== undefined) joined[name] ??= value;
  return joined;
}

export function readWordStyles(root: XmlElement | null): WordStyles {
  const list = (root && descend(root, 'w:styles')) ?? null;
  const styles = new Map<string, Style>();
  let usual: string | undefined;
  for (const element of list ? elementsOf(list) : []) {
    const id = attributeOf(element, 'styleId');
    if (element.name !== 'w:style' || id === undefined) continue;
    const name = attributeOf(descend(element, 'w:name'), 'val') ?? '';
    const paragraph = paragraphProperties(descend(element, 'w:pPr'));
    if (attributeOf(element, 'type') === 'paragraph' && attributeOf(element, 'default') === '1') usual = id;
    styles.set(id, {
      ...joinProperties(runProperties(descend(element, 'w:rPr')), paragraph, {
        isHeading: HEADING.test(name) || undefined,
      }),
      base: attributeOf(descend(element, 'w:basedOn'), 'val'),
      hasGround: attributeOf(element, 'type') === 'table' && isShadedWithin(element),
      name,
    });
  }
  /** A style and its base styles. */
  function chainOf(style: string | undefined): Style[] {
    const chain: Style[] = [];
    for (let id = style; id !== undefined && chain.length < MAX_DEPTH; ) {
      const next = styles.get(id);
      if (!next) break;
      chain.push(next);
      id = next.base;
    }
    return chain;
  }
  return {
    propertiesOf: (style) =>
      joinProperties(
        ...chainOf(style ?? usual).map(({ base: _, name: __, hasGround: ___, ...properties }) => properties),
      ),
    hasGround: (style) => chainOf(style).some(({ hasGround }) => hasGround),
    defaults: runProperties(list && descend(list, 'w:docDefaults', 'w:rPrDefault', 'w:rPr')),
  };
}

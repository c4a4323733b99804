/** The appearance of an element in one rendering of the page. */
export interface Look {
  /** Position in its specimen and size, in CSS pixels. */
  readonly box: string;
  /** Size and weight of its text, lines and corners. */
  readonly form: string;
  readonly colours: string;
}

/** An element of a specimen; `look` is null where it shows nothing itself. */
export interface Described {
  readonly specimen: string;
  readonly name: string;
  readonly look: Look | null;
}

/** Describes each element of the page of components, in the order of the document. Runs in the browser. */
export function describePage(): Described[] {
  const hex = (colour: string): string => {
    const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const values = alpha < 1 ? [r, g, b, alpha * 255] : [r, g, b];
    return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
  };
  const isClear = (colour: string) => /, 0\)$/.test(colour);
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const compact = (values: string[]) => (new Set(values).size === 1 ? values[0] : values.join(' '));

  function lookOf(element: Element, origin: DOMRect): Look | null {
    const style = getComputedStyle(element);
    const form: string[] = [];
    const colours: string[] = [];
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (hasText || element.matches('input, select, textarea')) {
      const line = style.textDecorationLine === 'none' ? '' : ` ${style.textDecorationLine}`;
      form.push(`text ${Number.parseFloat(Number.parseFloat(style.fontSize).toFixed(1))}/${style.fontWeight}${line}`);
      colours.push(hex(style.color));
    }
    if (element.matches('svg, img')) {
      form.push('picture');
      if (style.fill !== 'none') colours.push(`fill ${hex(style.fill)}`);
      if (style.stroke !== 'none') colours.push(`stroke ${hex(style.stroke)}`);
    }
    if (!isClear(style.backgroundColor)) colours.push(`on ${hex(style.backgroundColor)}`);
    if (style.boxShadow !== 'none') form.push(`shadow ${style.boxShadow}`);
    const lines = sides.filter(
      (side) => style[`border${side}Width`] !== '0px' && !isClear(style[`border${side}Color`]),
    );
    if (lines.length > 0) {
      form.push(`line ${compact(sides.map((side) => (lines.includes(side) ? style[`border${side}Width`] : '0')))}`);
      colours.push(`line ${compact(lines.map((side) => hex(style[`border${side}Color`])))}`);
    }
    for (const pseudo of ['::before', '::after']) {
      const { content, width, height, color } = getComputedStyle(element, pseudo);
      if (content === 'none' || content === 'normal') continue;
      form.push(
        `${pseudo.slice(2)} ${content.slice(0, 20)} ${Math.round(Number.parseFloat(width))}×${Math.round(Number.parseFloat(height))}`,
      );
      colours.push(`${pseudo.slice(2)} ${hex(color)}`);
    }
    if (colours.length === 0 && form.length === 0) return null;
    if (style.borderRadius !== '0px') form.push(`round ${style.borderRadius}`);
    const { x, y, width, height } = element.getBoundingClientRect();
    const [left, top, w, h] = [x - origin.x, y - origin.y, width, height].map(Math.round);
    return { box: `${left},${top} ${w}×${h}`, form: form.join(', '), colours: colours.join(', ') };
  }

  const hidden = [...document.querySelectorAll('*')].filter((each) => getComputedStyle(each).clipPath === 'inset(50%)');
  return [...document.querySelectorAll('.styleguide_states')].flatMap((specimen) => {
    const origin = specimen.getBoundingClientRect();
    return [...specimen.querySelectorAll('*')].map((element) => {
      const isVisible =
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches('option, svg *') &&
        !hidden.some((each) => each.contains(element));
      const name = [element.localName, ...element.classList].slice(0, 2).join('.');
      return {
        specimen: specimen.previousElementSibling?.textContent ?? '',
        name,
        look: isVisible ? lookOf(element, origin) : null,
      };
    });
  });
}

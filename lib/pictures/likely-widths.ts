interface Screen {
  /** In CSS pixels. */
  readonly width: number;
  /** Device pixels for each of them. */
  readonly density: number;
}

/** Phones and desktops that visitors have. */
const screens: readonly Screen[] = [
  { width: 360, density: 2 },
  { width: 360, density: 3 },
  { width: 393, density: 2.75 },
  { width: 412, density: 2.625 },
  { width: 1280, density: 1 },
  { width: 1366, density: 1 },
  { width: 1536, density: 1.25 },
  { width: 1920, density: 1 },
];

/** Where layouts show pictures at their narrowest: an old phone, and a window at the edge of the wide layout. */
const narrow: readonly Screen[] = [
  { width: 320, density: 1 },
  { width: 769, density: 1 },
];

const REM = 16;

function isMet(condition: string, { width, density }: Screen): boolean {
  const [, wider, unit] = /^\(width > ([\d.]+)(px|rem)\)$/.exec(condition) ?? [];
  if (wider) return width > Number(wider) * (unit === 'rem' ? REM : 1);
  const [, least] = /^\(min-resolution: ([\d.]+)dppx\)$/.exec(condition) ?? [];
  return least !== undefined && density >= Number(least);
}

/** `20rem`, `92vw` and sums of such: `calc(100vw - 42px)`. */
function inPixels(length: string, { width }: Screen): number {
  const units: Record<string, number> = { px: 1, rem: REM, vw: width / 100 };
  const terms = [...length.replace(/([+-]) /g, '$1').matchAll(/([+-]?[\d.]+)(px|rem|vw)/g)];
  return terms.reduce((sum, [, figure, unit = '']) => sum + Number(figure) * (units[unit] ?? 0), 0);
}

/** How wide a screen shows a picture with these `sizes`, in CSS pixels. */
function shownWidth(sizes: string, screen: Screen): number {
  for (const part of sizes.split(',')) {
    const [, condition, length = ''] = /^\s*(\([^()]*\))?\s*(.+)$/.exec(part) ?? [];
    if (!condition || isMet(condition, screen)) return inPixels(length, screen);
  }
  return screen.width;
}

/** Chromium takes a width that is a little too small where the next is far too large; others never do. */
function takenOf(widths: readonly number[], needed: number): readonly number[] {
  const enough = widths.findIndex((width) => width >= needed);
  if (enough < 0) return widths.slice(-1);
  const [below = 0, above = 0] = [widths[enough - 1], widths[enough]];
  return needed < Math.sqrt(below * above) ? [below, above] : [above];
}

/** Which of the widths that a `srcset` offers, in their order, the screens that are common ask for. */
export function likelyWidths(sizes: string, widths: readonly number[]): number[] {
  const asked = new Set(screens.flatMap((screen) => takenOf(widths, shownWidth(sizes, screen) * screen.density)));
  return widths.filter((width) => asked.has(width));
}

/** The widths that a `srcset` has to offer for these `sizes`: none that is narrower than any screen takes. */
export function usefulWidths(sizes: string, widths: readonly number[]): number[] {
  const taken = [...narrow, ...screens].flatMap((screen) =>
    takenOf(widths, shownWidth(sizes, screen) * screen.density),
  );
  return widths.filter((width) => width >= Math.min(...taken));
}

interface Screen {
  /** In CSS pixels. */
  readonly width: number;
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

/** Common phones and desktops. */
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

/** Screens on which layouts show pictures at their narrowest: an old phone, and a window at the breakpoint of the wide layout. */
const narrow: readonly Screen[] = [
  { width: 320, density: 1 },
  { width: 769, density: 1 },
];

const REM = 16;

function matchesCondition(condition: string, { width, density }: Screen): boolean {
  const [, wider, unit] = /^\(width > ([\d.]+)(px|rem)\)$/.exec(condition) ?? [];
  if (wider) return width > Number(wider) * (unit === 'rem' ? REM : 1);
  const [, minDensity] = /^\(min-resolution: ([\d.]+)dppx\)$/.exec(condition) ?? [];
  return minDensity !== undefined && density >= Number(minDensity);
}

/** `20rem`, `92vw` and sums of such: `calc(100vw - 42px)`. */
function inPixels(length: string, { width }: Screen): number {
  const units: Record<string, number> = { px: 1, rem: REM, vw: width / 100 };
  const terms = [...length.replace(/([+-]) /g, '$1').matchAll(/([+-]?[\d.]{1,20})(px|rem|vw)/g)];
  return terms.reduce((sum, [, figure, unit = '']) => sum + Number(figure) * (units[unit] ?? 0), 0);
}

/** The width of a picture with these `sizes` on a screen, in CSS pixels. */
function displayWidth(sizes: string, screen: Screen): number {
  for (const part of sizes.split(',')) {
    const [, condition, length = ''] = /^\s*(?:(\([^()]*\))\s*)?(\S.*)/.exec(part) ?? [];
    if (!condition || matchesCondition(condition, screen)) return inPixels(length, screen);
  }
  return screen.width;
}

/** Chromium selects a width that is slightly too small if the next is far too large; other engines never do. */
function selectWidths(widths: readonly number[], required: number): readonly number[] {
  const index = widths.findIndex((width) => width >= required);
  if (index < 0) return widths.slice(-1);
  const [below = 0, above = 0] = [widths[index - 1], widths[index]];
  return required < Math.sqrt(below * above) ? [below, above] : [above];
}

/** The widths of a `srcset` that common screens request, in order. */
export function likelyWidths(sizes: string, widths: readonly number[]): number[] {
  const requested = new Set(
    screens.flatMap((screen) => selectWidths(widths, displayWidth(sizes, screen) * screen.density)),
  );
  return widths.filter((width) => requested.has(width));
}

/** The widths that a `srcset` needs for these `sizes`: none below the narrowest that any screen selects. */
export function usefulWidths(sizes: string, widths: readonly number[]): number[] {
  const selected = [...narrow, ...screens].flatMap((screen) =>
    selectWidths(widths, displayWidth(sizes, screen) * screen.density),
  );
  return widths.filter((width) => width >= Math.min(...selected));
}

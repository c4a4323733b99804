/** A colour by lightness (0 to 1), chroma and hue in radians (CSS Color 4, OKLCH). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** The linear red, green and blue of `#rrggbb`, 0 to 1. */
export function linearRgb(colour: string): Triple {
  const channel = (start: number) => toLinear(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** The matrices of CSS Color 4, section 18 (sample code of OKLab). */
export function toOklch(colour: string): Oklch {
  const [r, g, b] = linearRgb(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const other = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, other),
    hue: Math.atan2(other, a),
  };
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const TOLERANCE = 0.0005;
const isInGamut = (rgb: Triple) => rgb.every((value) => value >= -TOLERANCE && value <= 1 + TOLERANCE);

/** The colour as `#rrggbb`; outside of sRGB with as much of its chroma as there is at this lightness and hue. */
export function fromOklch(colour: Oklch): string {
  let [low, high] = [0, colour.chroma];
  if (isInGamut(linearOf(colour))) low = high;
  for (let step = 0; step < 20 && high - low > 0.0005; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(linearOf({ ...colour, chroma: middle }))) low = middle;
    else high = middle;
  }
  const channels = linearOf({ ...colour, chroma: low }).map((value) => {
    const byte = Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

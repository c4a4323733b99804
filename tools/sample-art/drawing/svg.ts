export type Point = readonly [x: number, y: number];

/** One decimal is a tenth of a pixel: enough, and it keeps the source small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);

/** The colour `share` (0 to 1) of the way from `#rrggbb` to `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const blend = (at: number) => hex(channel(from, at) + (channel(to, at) - channel(from, at)) * share);
  return `#${blend(1)}${blend(3)}${blend(5)}`;
}

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

export const corners = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

/** A smooth line through all points (Catmull-Rom as Bézier curves). */
export function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0];
  let d = `M${pair(at(0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p, a, b, n] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first: Point = [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6];
    const second: Point = [b[0] - (n[0] - a[0]) / 6, b[1] - (n[1] - a[1]) / 6];
    d += `C${pair(first)} ${pair(second)} ${pair(b)}`;
  }
  return d;
}

export const area = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const shape = (points: readonly Point[], fill: string, extra = ''): string =>
  area(`${corners(points)}Z`, fill, extra);

export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${extra}/>`;

export const disc = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${extra}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`;

/** A vertical gradient under `id`; stops are `[colour, opacity]` from top to bottom, evenly spaced. */
export function fade(id: string, stops: readonly (readonly [colour: string, opacity: number])[]): string {
  const all = stops.map(
    ([colour, opacity], i) =>
      `<stop offset="${round((i / Math.max(stops.length - 1, 1)) * 100)}%" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${all.join('')}</linearGradient>`;
}

export const picture = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

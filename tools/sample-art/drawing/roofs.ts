import { brass, type Light } from './light.ts';
import { area, box, line, mix, round } from './svg.ts';

/** A curved pagoda roof: `eave` and `top` are widths, the eaves hang at `y`, all in pixels. */
export function pagodaRoof(cx: number, y: number, eave: number, top: number, height: number, colour: string): string {
  const [half, ridge] = [eave / 2, top / 2];
  const d = (side: number) =>
    `M${round(cx)} ${round(y - height)}h${round(side * ridge)}Q${round(cx + side * half * 0.62)} ${round(y - height * 0.18)} ${round(cx + side * half)} ${round(y - height * 0.12)}Q${round(cx + side * half * 0.6)} ${round(y + height * 0.06)} ${round(cx)} ${round(y + height * 0.06)}Z`;
  const rim = line(
    `M${round(cx - half)} ${round(y - height * 0.12)}Q${round(cx - half * 0.6)} ${round(y + height * 0.06)} ${round(cx)} ${round(y + height * 0.06)}T${round(cx + half)} ${round(y - height * 0.12)}`,
    mix(colour, '#ffe9c9', 0.45),
    Math.max(height * 0.05, 1),
  );
  return area(d(-1), colour) + area(d(1), mix(colour, '#10183a', 0.28)) + rim;
}

/** The finial (gajur) over a roof. */
export function finial(cx: number, y: number, size: number): string {
  return area(
    `M${round(cx - size * 0.3)} ${round(y)}q0 ${round(-size * 0.5)} ${round(size * 0.22)} ${round(-size * 0.6)}l${round(size * 0.08)} ${round(-size * 0.6)}l${round(size * 0.08)} ${round(size * 0.6)}q${round(size * 0.22)} ${round(size * 0.1)} ${round(size * 0.22)} ${round(size * 0.6)}z`,
    brass,
  );
}

/** Tiers of roofs on walls, from wide below to narrow above, standing at `cx`, `y`. */
export function pagoda(cx: number, y: number, width: number, tiers: number, light: Light): string {
  let [out, base, span] = ['', y, width];
  for (let i = 0; i < tiers; i++) {
    const wallHeight = span * (i === 0 ? 0.42 : 0.2);
    const top = base - wallHeight;
    out +=
      box(cx - span * 0.29, top, span * 0.29, wallHeight, light.wall) +
      box(cx, top, span * 0.29, wallHeight, light.wallShade);
    const struts = [-0.27, -0.16, 0.16, 0.27].map((at) =>
      line(
        `M${round(cx + span * at)} ${round(base - wallHeight * 0.5)}L${round(cx + span * at * 1.5)} ${round(top + 2)}`,
        mix(light.roof, '#2a1a1a', 0.3),
        span * 0.014,
      ),
    );
    out += struts.join('') + pagodaRoof(cx, top, span, span * 0.5, span * 0.27, light.roof);
    base = top - span * 0.22;
    span *= 0.64;
  }
  return out + finial(cx, base + span * 0.03, span * 0.3);
}

import { ink, type Light } from './light.ts';
import { finial, pagodaRoof } from './roofs.ts';
import { box, mix, round } from './svg.ts';
import { windows, wing } from './walls.ts';

/** The main building: two wings and a central tower under two pagoda roofs; `x` is its middle, `y` its foot. */
export function mainBuilding(x: number, y: number, w: number, light: Light): string {
  const h = w * 0.21;
  const side = w * 0.39;
  const tower = w * 0.24;
  const towerTop = y - h * 1.3;
  const wings = wing(x - w / 2, y, side, h, 6, 2, light) + wing(x + w / 2 - side, y, side, h, 6, 2, light);
  const walls =
    box(x - tower / 2, towerTop, tower, h * 1.3, light.wall) +
    box(x + tower * 0.28, towerTop, tower * 0.22, h * 1.3, light.wallShade);
  const upper =
    box(x - tower * 0.3, towerTop - tower * 0.42, tower * 0.6, tower * 0.3, light.wall) +
    windows(x - tower * 0.26, towerTop - tower * 0.36, tower * 0.52, tower * 0.2, 3, 1, light);
  const roofs =
    pagodaRoof(x, towerTop + 2, tower * 1.42, tower * 0.7, tower * 0.3, light.roof) +
    upper +
    pagodaRoof(x, towerTop - tower * 0.4, tower * 0.92, tower * 0.22, tower * 0.3, light.roof) +
    finial(x, towerTop - tower * 0.69, tower * 0.12);
  const door = `<path d="M${round(x - tower * 0.13)} ${round(y)}v${round(-h * 0.42)}a${round(tower * 0.13)} ${round(tower * 0.13)} 0 0 1 ${round(tower * 0.26)} 0v${round(h * 0.42)}z" fill="${mix(light.roof, ink, 0.6)}"/>`;
  const posts = [-0.36, -0.24, 0.24, 0.36].map((at) =>
    box(x + tower * at - tower * 0.02, y - h * 0.62, tower * 0.04, h * 0.62, light.wallShade),
  );
  const balcony = box(x - tower * 0.46, y - h * 0.68, tower * 0.92, h * 0.07, light.roof);
  const steps = [0, 1, 2].map((i) =>
    box(
      x - tower * (0.3 + i * 0.07),
      y + i * h * 0.035,
      tower * (0.6 + i * 0.14),
      h * 0.036,
      mix(light.wall, light.wallShade, 0.25 + i * 0.35),
    ),
  );
  return (
    wings +
    walls +
    windows(x - tower * 0.42, towerTop + h * 0.12, tower * 0.84, h * 0.42, 4, 1, light) +
    posts.join('') +
    balcony +
    door +
    roofs +
    steps.join('')
  );
}

import { type Figure, skins } from './figure.ts';
import { headOf } from './head.ts';
import { poses } from './poses.ts';
import { corners, disc, line, mix, type Point, round, shape } from './svg.ts';

/** Draws a figure: legs, clothes, arms, head, in that order. */
export function person(figure: Figure): string {
  const {
    x,
    y,
    size,
    pose = 'stand',
    top = '#16305c',
    bottom = '#2b3447',
    skin = skins[1],
    wear = 'trousers',
    hair = 'short',
    face = 1,
  } = figure;
  const place = ([px, py]: Point): Point => [x + face * px * size, y - py * size];
  const { hip, neck, head, arms, legs } = poses[pose];
  const [h, n] = [place(hip), place(neck)];
  const limb = (from: Point, joints: readonly Point[], colour: string, width: number) =>
    line(corners([from, ...joints.map(place)]), colour, size * width);
  const shoes = legs
    .map(([, foot]) =>
      disc(place(foot)[0] + face * size * 0.02, place(foot)[1] - size * 0.012, size * 0.034, '#2a2430'),
    )
    .join('');
  const trousers = legs.map((joints) => limb(h, joints, bottom, 0.092)).join('');
  const hem = wear === 'gown' ? 0.045 : 0.035;
  const feet = [...legs.map(([, foot]) => place([foot[0], hem]))].sort((a, b) => a[0] - b[0]);
  const [left, right] = [feet[0] ?? h, feet[1] ?? h];
  const skirt = shape(
    [
      [h[0] - size * 0.08, h[1]],
      [h[0] + size * 0.08, h[1]],
      [right[0] + size * 0.07, right[1]],
      [left[0] - size * 0.07, left[1]],
    ],
    wear === 'gown' ? top : bottom,
    `stroke="${wear === 'gown' ? top : bottom}" stroke-width="${round(size * 0.03)}" stroke-linejoin="round"`,
  );
  const trunk = line(corners([h, [n[0], n[1] + size * 0.06]]), top, size * (wear === 'gown' ? 0.2 : 0.165));
  const [near, far] = [arms[1], arms[0]];
  const shoulder: Point = [n[0], n[1] + size * 0.03];
  const arm = (joints: readonly [Point, Point], colour: string) =>
    limb(shoulder, joints, colour, 0.062) + disc(place(joints[1])[0], place(joints[1])[1], size * 0.034, skin);
  const throat = line(corners([n, place(head)]), skin, size * 0.06);
  return (
    arm(far, mix(top, '#101a30', 0.25)) +
    (wear === 'trousers' ? trousers : '') +
    shoes +
    trunk +
    (wear === 'trousers' ? '' : skirt) +
    throat +
    headOf(place(head), size, face, skin, hair) +
    arm(near, mix(top, '#101a30', 0.1))
  );
}

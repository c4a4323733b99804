import { skins } from '../drawing/figure.ts';
import { crimson, noon } from '../drawing/light.ts';
import { person } from '../drawing/person.ts';
import { lamp, viewWindow } from '../drawing/room.ts';
import { box, mix, picture, shape } from '../drawing/svg.ts';
import { libraryCanvas } from './library-room.ts';

export function aisle(): string {
  const c = libraryCanvas('library aisle');
  const side = (left: boolean) => {
    let out = '';
    for (let i = 0; i < 5; i++) {
      const [near, far] = [600 - 130 * 0.72 ** i * 4.2, 600 - 130 * 0.72 ** (i + 1) * 4.2];
      const x = (v: number) => (left ? v : 1200 - v);
      const [tall, tallFar] = [(600 - near) * 1.12, (600 - far) * 1.12];
      const foot = (v: number) => 470 + v * 0.55;
      const corner = (a: number, share: number) =>
        [
          x(a === near ? near : far),
          foot(a === near ? tall : tallFar) - (a === near ? tall : tallFar) * 1.5 * share,
        ] as const;
      out += shape([corner(near, 0), corner(far, 0), corner(far, 1), corner(near, 1)], mix('#4a2c1e', '#24140f', 0.3));
      for (let row = 0; row < 6; row++) {
        for (let k = 0; k < 14; k++) {
          const blend = (t: number, share: number) => {
            const [a, b] = [corner(near, share), corner(far, share)];
            return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t] as const;
          };
          const [low, top] = [(row + 0.1) / 6, (row + c.random.between(0.72, 0.92)) / 6];
          const colour = mix(
            c.random.pick(['#16305c', '#2f5fa8', '#6a86b8', '#b3202e', '#d8a94a', '#e9dcc3', '#2f7a78', '#c78f5a']),
            '#2a1a14',
            i * 0.08,
          );
          out += shape(
            [
              blend((k + 0.06) / 14, low),
              blend((k + 0.96) / 14, low),
              blend((k + 0.96) / 14, top),
              blend((k + 0.06) / 14, top),
            ],
            colour,
          );
        }
      }
    }
    return out;
  };
  const rays = shape(
    [
      [520, 300],
      [680, 300],
      [900, 800],
      [300, 800],
    ],
    '#fff3d0',
    'opacity="0.35"',
  );
  const figure = person({
    x: 575,
    y: 640,
    size: 250,
    pose: 'hold',
    top: crimson,
    bottom: '#26334e',
    skin: skins[1],
    hair: 'long',
    wear: 'dress',
    face: -1,
  });
  return picture(
    c.w,
    c.h,
    [
      box(0, 0, 1200, 800, '#efe2cc'),
      shape(
        [
          [0, 800],
          [520, 505],
          [680, 505],
          [1200, 800],
        ],
        '#c39a74',
      ),
      viewWindow(522, 300, 156, 190, noon, c.random, 2),
      rays,
      side(true),
      side(false),
      lamp(600, 60, 40),
      figure,
    ].join(''),
  );
}

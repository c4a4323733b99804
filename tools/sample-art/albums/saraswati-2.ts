import { someone } from '../drawing/crowd.ts';
import { diyo, garland } from '../drawing/festival.ts';
import { brass, crimson, noon } from '../drawing/light.ts';
import { room } from '../drawing/room.ts';
import { scene } from '../drawing/scene.ts';
import { box, disc, line, oval, shape } from '../drawing/svg.ts';
import { plate } from './puja-things.ts';

export const saraswatiLetters = scene('saraswati letters', noon, (c) =>
  [
    room(c, '#f7ead0', '#b98f6c', 0.6),
    garland(0, 50, 600, 60, 12),
    garland(600, 50, 600, 60, 12),
    box(430, 130, 340, 220, '#7a5236'),
    box(444, 144, 312, 192, '#2c4a44'),
    line('M500 300q40 -130 100 -60t100 -60', '#f0efe2', 6),
    oval(600, 690, 560, 90, '#a8323a'),
    oval(600, 690, 520, 76, '#c04a4e'),
    [180, 340, 500, 660, 820]
      .map(
        (x) =>
          someone(c.random, x, 690, 250, { pose: 'floor', face: 1, top: '#f0c04a' }) +
          shape(
            [
              [x + 40, 650],
              [x + 110, 640],
              [x + 122, 676],
              [x + 50, 686],
            ],
            '#2a3440',
            'stroke="#8a5a3c" stroke-width="6"',
          ),
      )
      .join(''),
    someone(c.random, 1020, 700, 300, { pose: 'floor', face: -1, top: '#e0a93a', hair: 'long' }),
  ].join(''),
);

export const saraswatiPlates = scene('saraswati plates', noon, (c) => {
  const heap = (x: number, y: number, r: number, colours: readonly string[]) =>
    Array.from({ length: 34 }, (_, i) => {
      const [a, d] = [i * 2.4, Math.sqrt(i / 34) * r];
      return disc(
        x + Math.cos(a) * d,
        y + Math.sin(a) * d * 0.94,
        r * c.random.between(0.13, 0.19),
        c.random.pick(colours),
      );
    }).join('');
  return [
    box(0, 0, 1200, 800, '#8d2b34'),
    ...Array.from({ length: 12 }, (_, i) => box(i * 104, 0, 6, 800, '#7d2430')),
    plate(330, 290, 210),
    heap(330, 290, 150, ['#e48a2b', '#f0a63a', '#f0c04a']),
    plate(860, 330, 240),
    heap(860, 330, 80, ['#ffffff', '#f4ead6']),
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        disc(
          860 + Math.cos(i * 1.05) * 150,
          330 + Math.sin(i * 1.05) * 142,
          40,
          ['#d9626a', '#e0a93a', '#7fb069'][i % 3] ?? brass,
        ),
      )
      .join(''),
    plate(560, 650, 130),
    heap(560, 650, 86, [crimson, '#d9405a']),
    [
      [120, 620],
      [250, 700],
      [960, 690],
      [1090, 620],
    ]
      .map(([x = 0, y = 0]) => diyo(x, y, 44))
      .join(''),
  ].join('');
});

import { rowOf, someone } from '../drawing/crowd.ts';
import { globe, table } from '../drawing/furniture.ts';
import { brass, noon } from '../drawing/light.ts';
import { framed, room, viewWindow } from '../drawing/room.ts';
import { scene } from '../drawing/scene.ts';
import { box } from '../drawing/svg.ts';
import { flask, tubes, volcano } from './science-apparatus.ts';
import { windmill } from './science-machines.ts';

export const scienceFair = scene('science fair', noon, (c) =>
  [
    room(c, '#eef0e6', '#c9a27c', 0.64),
    [60, 440, 820].map((x) => framed(x + 60, 90, 220, 160)).join(''),
    rowOf(c.random, 6, 150, 1050, 600, 270, { pose: 'talk' }),
    table(60, 640, 320, 150),
    table(440, 640, 320, 150),
    table(820, 640, 320, 150),
    globe(150, 490, 40),
    windmill(300, 490, 150),
    volcano(600, 490, 90),
    flask(900, 490, 90, '#7fb069'),
    tubes(990, 490, 110),
    rowOf(c.random, 6, 110, 1090, 795, 290, { pose: 'stand' }),
  ].join(''),
);

export const scienceChemistry = scene('science chemistry', noon, (c) =>
  [
    room(c, '#e3ecec', '#9aa6a8', 0.7),
    viewWindow(90, 90, 330, 280, noon, c.random),
    [0, 1]
      .map(
        (i) =>
          box(620, 150 + i * 120, 480, 14, '#a06a45') +
          [0, 1, 2, 3, 4, 5]
            .map((k) =>
              flask(
                670 + k * 76,
                150 + i * 120,
                66,
                ['#d9626a', '#6a86b8', '#e0a93a', '#7fb069', '#7d4a6a', '#2f7a78'][(k + i * 2) % 6] ?? brass,
              ),
            )
            .join(''),
      )
      .join(''),
    someone(c.random, 330, 760, 430, { pose: 'hold', face: 1, top: '#ffffff', hair: 'long', wear: 'trousers' }),
    someone(c.random, 830, 760, 430, { pose: 'hold', face: -1, top: '#ffffff', hair: 'short', wear: 'trousers' }),
    box(0, 600, 1200, 200, '#dfe6e6'),
    box(0, 590, 1200, 20, '#54708c'),
    flask(470, 590, 150, '#6a86b8'),
    flask(690, 590, 120, '#d9626a'),
    tubes(540, 590, 130),
    flask(180, 590, 100, '#e0a93a'),
    flask(1020, 590, 110, '#7fb069'),
  ].join(''),
);

export const scienceVolcano = scene('science volcano', noon, (c) =>
  [
    room(c, '#f3e8d6', '#b98f6c', 0.62),
    framed(120, 90, 240, 170),
    framed(840, 90, 240, 170),
    rowOf(c.random, 4, 270, 930, 620, 300, { pose: 'raise' }),
    table(330, 720, 540, 170),
    volcano(600, 550, 150),
    rowOf(c.random, 3, 160, 280, 790, 300, { pose: 'point', face: 1 }),
    rowOf(c.random, 3, 930, 1060, 790, 300, { pose: 'stand', face: -1 }),
  ].join(''),
);

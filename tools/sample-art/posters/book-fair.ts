import { books } from '../drawing/books.ts';
import { openBook } from '../drawing/furniture.ts';
import { words } from '../drawing/lettering.ts';
import { brass, cream, crimson, ink } from '../drawing/light.ts';
import { seededRandom } from '../drawing/random.ts';
import { box, disc, line, oval, picture, shape } from '../drawing/svg.ts';
import { centred } from './admission-posters.ts';

export function bookFair(): string {
  const random = seededRandom('poster books');
  const shelves = [1000, 1160].map((y) => books(random, 70, y, 860, 140) + box(50, y, 900, 16, '#8a5a3c'));
  const bunting = Array.from({ length: 13 }, (_, i) =>
    shape(
      [
        [i * 80 - 20, 26 + 30 * Math.sin((i / 12) * 3.14)],
        [i * 80 + 56, 26 + 30 * Math.sin(((i + 1) / 12) * 3.14)],
        [i * 80 + 18, 112 + 30 * Math.sin((i / 12) * 3.14)],
      ],
      [ink, crimson, brass, '#2f7a78'][i % 4] ?? ink,
    ),
  );
  return picture(
    1000,
    1300,
    [
      box(0, 0, 1000, 1300, '#f7ecd8'),
      line('M-20 24Q500 96 1020 24', '#8a7a68', 3),
      bunting.join(''),
      disc(500, 720, 210, '#f0cdbd'),
      shape(
        [
          [230, 830],
          [430, 560],
          [520, 680],
          [620, 520],
          [800, 830],
        ],
        '#ffffff',
      ),
      shape(
        [
          [430, 560],
          [520, 680],
          [500, 760],
          [560, 830],
          [440, 830],
        ],
        '#c9d6e8',
      ),
      shape(
        [
          [620, 520],
          [800, 830],
          [690, 830],
          [600, 690],
        ],
        '#c9d6e8',
      ),
      oval(500, 838, 330, 24, '#e2cfae'),
      openBook(500, 838, 260),
      words(500, 228, 'Himchuli', { size: 74, serif: true, colour: crimson, ...centred }),
      words(500, 342, 'Book Fair', { size: 124, bold: true, serif: true, colour: ink, ...centred }),
      words(500, 410, 'हिमचुली पुस्तक मेला', { size: 50, colour: ink, ...centred }),
      words(500, 478, '4 to 6 December 2026  ·  Library garden', { size: 38, colour: '#3a4357', ...centred }),
      shelves.join(''),
      box(0, 1216, 1000, 84, ink),
      words(500, 1271, 'Free entry  ·  निःशुल्क प्रवेश', { size: 38, bold: true, colour: cream, ...centred }),
    ].join(''),
  );
}

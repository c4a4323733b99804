import { shelf } from '../drawing/books.ts';
import { clothes, skins } from '../drawing/figure.ts';
import { openBook, timber } from '../drawing/furniture.ts';
import { cream, dusk } from '../drawing/light.ts';
import { person } from '../drawing/person.ts';
import { room, viewWindow } from '../drawing/room.ts';
import { box, line, mix, picture, round, shape } from '../drawing/svg.ts';
import { libraryCanvas } from './library-room.ts';

export function readingCorner(): string {
  const c = libraryCanvas('library corner');
  const steps = [0, 1, 2, 3].map((i) => box(690 + i * 9, 560 - i * 92, 120 - i * 18, 10, mix(timber, '#ffffff', 0.1)));
  const ladder = line(`M${round(690)} 640L740 190M${round(812)} 640L764 190`, timber, 10);
  return picture(
    c.w,
    c.h,
    [
      room(c, '#e9dfd2', '#b98f6c', 0.78),
      shelf(c.random, 480, 620, 690, 540, 6),
      ladder,
      steps.join(''),
      viewWindow(60, 120, 330, 320, dusk, c.random, 2),
      person({
        x: 900,
        y: 700,
        size: 330,
        pose: 'point',
        top: clothes[0],
        bottom: '#3a3f52',
        skin: skins[2],
        face: -1,
        hair: 'topi',
      }),
      person({
        x: 250,
        y: 720,
        size: 320,
        pose: 'sit',
        top: '#2f7a78',
        bottom: '#26334e',
        skin: skins[0],
        hair: 'long',
      }),
      box(180, 640, 130, 18, timber),
      box(195, 655, 12, 75, timber),
      box(285, 655, 12, 75, timber),
      openBook(345, 610, 44),
      box(395, 610, 12, 120, timber),
      box(340, 606, 130, 12, timber),
      shape(
        [
          [376, 540],
          [430, 540],
          [446, 576],
          [360, 576],
        ],
        cream,
      ),
      line('M403 576V606', '#3a2c28', 5),
    ].join(''),
  );
}

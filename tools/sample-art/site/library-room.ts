import { books, shelf } from '../drawing/books.ts';
import { clothes, skins } from '../drawing/figure.ts';
import { globe, openBook, table, timber } from '../drawing/furniture.ts';
import type { Canvas } from '../drawing/landscape.ts';
import { dawn, noon } from '../drawing/light.ts';
import { person } from '../drawing/person.ts';
import { seededRandom } from '../drawing/random.ts';
import { lamp, room, viewWindow } from '../drawing/room.ts';
import { box, picture } from '../drawing/svg.ts';

export const libraryCanvas = (seed: string): Canvas => ({ w: 1200, h: 800, light: noon, random: seededRandom(seed) });

/** A reader on the bench behind a table whose top is at `y`. */
const reader = (x: number, y: number, i: number, face: 1 | -1) =>
  person({
    x,
    y: y + 130,
    size: 290,
    pose: 'sit',
    face,
    top: clothes[(i * 3 + 1) % 8],
    bottom: '#26334e',
    skin: skins[i % 5],
    hair: i % 2 ? 'long' : 'short',
  });

export function readingRoom(): string {
  const c = libraryCanvas('library room');
  return picture(
    c.w,
    c.h,
    [
      room(c, '#f3e8d6', '#c9a27c'),
      shelf(c.random, 20, 590, 270, 470, 5),
      shelf(c.random, 910, 590, 270, 470, 5),
      viewWindow(360, 110, 480, 360, dawn, c.random, 3),
      lamp(440, 70, 46),
      lamp(760, 70, 46),
      box(330, 652, 540, 16, timber),
      box(350, 668, 16, 76, timber),
      box(834, 668, 16, 76, timber),
      reader(380, 600, 1, 1),
      reader(560, 600, 2, 1),
      reader(830, 600, 0, -1),
      table(290, 760, 620, 150, '#a06a45'),
      openBook(450, 608, 46),
      openBook(628, 608, 46),
      openBook(752, 608, 42),
      globe(330, 611, 30),
      books(c.random, 850, 611, 60, 54),
    ].join(''),
  );
}

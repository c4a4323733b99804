import { aisle } from './library-aisle.ts';
import { readingCorner } from './library-corner.ts';
import { readingRoom } from './library-room.ts';

/** Name without ending, and the drawing (1200 x 800). */
export const libraryPictures: Record<string, () => string> = {
  'library-1': readingRoom,
  'library-2': aisle,
  'library-3': readingCorner,
};

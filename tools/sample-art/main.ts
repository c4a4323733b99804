import { drawAlbums } from './albums/albums.ts';
import { writePapers } from './papers/documents.ts';
import { writeLetters } from './papers/word.ts';
import { requireFonts } from './paths.ts';
import { drawPortraits, drawSheets } from './photographs.ts';
import { drawSitePictures } from './site/pictures.ts';

// A developer's tool: what it writes is committed, nobody needs it to run the site.
requireFonts();
await drawSitePictures();
await drawPortraits();
await drawSheets();
await drawAlbums();
await writePapers();
await writeLetters();

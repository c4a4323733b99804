import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { type GreyPicture, writePgm } from '../grey-map.ts';
import type { Area } from './grid-cells.ts';
import type { Word, WordLine } from './words.ts';

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface ResultIterator {
  Begin(): void;
  Next(level: number): boolean;
  IsAtBeginningOf(level: number): boolean;
  GetUTF8Text(level: number): string;
  Confidence(level: number): number;
  getBoundingBox(level: number): Box;
  getBaseline(level: number): Box;
  getRowAttributes(): { row_height: number; ascenders: number; descenders: number };
}

/** The parts of Tesseract's interface that are used; its package has no types. */
interface Recogniser {
  Init(dataPath: null, languages: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetPageSegMode(mode: number): void;
  SetImageFile(exifOrientation: number, angle: number): void;
  SetRectangle(left: number, top: number, width: number, height: number): void;
  Recognize(monitor: null): number;
  GetIterator(): ResultIterator;
  Clear(): void;
}

interface Core {
  readonly TessBaseAPI: new () => Recogniser;
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
  destroy(object: object): void;
  getPointer(object: object): number;
}

/** The models of the languages with whole numbers: the accuracy of the best ones in less time and memory. */
const models = {
  nep: () => createRequire(import.meta.url).resolve('@tesseract.js-data/nep/4.0.0_best_int/nep.traineddata.gz'),
  eng: () => createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
};
const LANGUAGES = Object.keys(models);
const LSTM_ONLY = 1;
const DIGITS = '0123456789०१२३४५६७८९';
const NUMBER_SIGNS = `${DIGITS}.,/-`;
/** Levels of results in `publictypes.h`. */
const [TEXT_LINE, WORD] = [2, 3];

/** Modes of page segmentation: a page in the order of its blocks, one block of lines, one line. */
const segmentation = { page: 3, block: 6, line: 7 } as const;

export interface Engine {
  /** Recognises the lines of a level picture. */
  recognise(): WordLine[];
  /** Recognises a part of the picture as one block of lines, such as a cell. */
  recogniseBlock(area: Area): WordLine[];
  /** The same as one line. */
  recogniseLine(area: Area): WordLine[];
  /** Recognises a part of the picture as a number. */
  recogniseNumber(area: Area): WordLine[];
  /** The same as one line without digits. */
  recogniseLetters(area: Area): WordLine[];
  /** Sets the picture that is recognised next. */
  load(picture: GreyPicture): void;
  /** Releases the picture and its results. */
  release(): void;
}

/** Loads Tesseract as WebAssembly, without access to files and the network, for neural networks only. */
async function loadCore(): Promise<Core> {
  const packages = createRequire(import.meta.url);
  const wasm = packages.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm');
  const load: (options: object) => Promise<Core> = packages('tesseract.js-core/tesseract-core-simd-lstm.js');
  return load({ wasmBinary: readFileSync(wasm), print: () => undefined, printErr: () => undefined });
}

/** Starts Tesseract with Nepali and English. */
export async function startEngine(): Promise<Engine> {
  const core = await loadCore();
  for (const [language, path] of Object.entries(models))
    core.FS.writeFile(`${language}.traineddata`, gunzipSync(readFileSync(path())));
  const api = new core.TessBaseAPI();
  if (api.Init(null, LANGUAGES.join('+'), LSTM_ONLY) !== 0) throw new Error('Tesseract does not start');
  for (const language of LANGUAGES) core.FS.unlink(`${language}.traineddata`);

  function readLines(): WordLine[] {
    const results = api.GetIterator();
    const lines: { words: Word[]; baseline: number; size: number }[] = [];
    if (core.getPointer(results) === 0) return [];
    results.Begin();
    do {
      if (results.IsAtBeginningOf(TEXT_LINE)) {
        const { y0, y1 } = results.getBaseline(TEXT_LINE);
        lines.push({ words: [], baseline: (y0 + y1) / 2, size: results.getRowAttributes().row_height });
      }
      const text = results.GetUTF8Text(WORD).trim().normalize('NFC');
      if (text === '') continue;
      const { x0, y0, x1, y1 } = results.getBoundingBox(WORD);
      const confidence = results.Confidence(WORD);
      lines.at(-1)?.words.push({ text, confidence, left: x0, top: y0, right: x1, bottom: y1 });
    } while (results.Next(WORD));
    core.destroy(results);
    return lines.filter(({ words }) => words.length > 0);
  }

  function recognisePart(mode: number, { left, top, right, bottom }: Area): WordLine[] {
    api.SetPageSegMode(mode);
    api.SetRectangle(left, top, right - left, bottom - top);
    return api.Recognize(null) === 0 ? readLines() : [];
  }

  function recogniseWith(variable: string, signs: string, area: Area): WordLine[] {
    api.SetVariable(variable, signs);
    const lines = recognisePart(segmentation.line, area);
    api.SetVariable(variable, '');
    return lines;
  }

  return {
    load(picture) {
      core.FS.writeFile('/input', writePgm(picture));
      api.SetImageFile(1, 0);
      core.FS.unlink('/input');
    },
    recognise() {
      api.SetPageSegMode(segmentation.page);
      return api.Recognize(null) === 0 ? readLines() : [];
    },
    recogniseBlock: (area) => recognisePart(segmentation.block, area),
    recogniseLine: (area) => recognisePart(segmentation.line, area),
    recogniseNumber: (area) => recogniseWith('tessedit_char_whitelist', NUMBER_SIGNS, area),
    recogniseLetters: (area) => recogniseWith('tessedit_char_blacklist', DIGITS, area),
    release: () => api.Clear(),
  };
}

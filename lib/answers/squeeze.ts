import { promisify } from 'node:util';
import { brotliCompress, gunzip } from 'node:zlib';
import type { KeptAnswer } from './kept-answers.ts';

const unpack = promisify(gunzip);
const pack = promisify(brotliCompress);

let last = Promise.resolve();

/**
 * Makes the smallest encoding of a gzipped answer, beside everything else and one at a time: it takes a tenth of a second for a
 * page, and saves a third of its bytes.
 */
export function squeeze(answer: KeptAnswer): void {
  last = last.then(async () => {
    answer.brotli = await unpack(answer.body).then(pack, () => null);
  });
}

import sharp from 'sharp';
import type { GreyPicture } from '../../grey-map.ts';
import { type GlyphClass, glyphClasses, glyphInputs, lineOf } from '../../recognition/digit-network.ts';
import { findGlyphs, heightOf, inkShares } from '../../recognition/glyphs.ts';
import { cleanPaper } from '../../recognition/grey-picture.ts';

/** A glyph as the network sees it, and its class. */
export interface Sample {
  readonly inputs: Float32Array;
  readonly label: number;
}

/** Numbers from 0 to 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const [LINES, ROW, WIDTH] = [40, 64, 480];
const separators = '.,-/:-';
const others = [
  ...'ABCDEFGHJKLMNPQRTUVWXYZabcdefghkmnpqrtuvwxyz&%()+*?=#@',
  ...'क ख ग घ च छ ज झ ट ड त थ द ध न प फ ब भ म य र ल व श ष स ह अ आ उ ए क्र प्र श्र सं नं रु की कि को तृ द्वि ५) ।'.split(' '),
];

type Script = 'devanagari' | 'latin' | 'other';

/** The text of a line, each item of which is one glyph. */
function lineText(script: Script, random: () => number): string[] {
  const pick = <T>(list: ArrayLike<T>): T => list[Math.floor(random() * list.length)] as T;
  if (script === 'other') return Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(others));
  const digits = script === 'devanagari' ? '०१२३४५६७८९' : '0123456789';
  const text: string[] = [];
  const length = 1 + Math.floor(random() * 7);
  while (text.length < length) {
    const isBetween = text.length > 0 && text.length < length - 1 && /[०-९0-9]/.test(text.at(-1) ?? '');
    text.push(isBetween && random() < 0.25 ? pick(separators) : pick(digits));
  }
  return text;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');

/** Draws lines with a font, as a scanner sees them, and takes their glyphs: those of lines whose glyphs are as many as expected. */
export async function drawSamples(font: string, scripts: readonly Script[], random: () => number): Promise<Sample[]> {
  const lines = Array.from({ length: LINES }, () => {
    const script = scripts[Math.floor(random() * scripts.length)] ?? 'other';
    return { script, text: lineText(script, random) };
  });
  const size = 12 + random() * 26;
  const stroke = random() * 0.05 * size;
  const [paper, ink] = [200 + Math.floor(random() * 55), Math.floor(random() * 90)];
  const colour = `rgb(${ink},${ink},${ink})`;
  const inkOf = `fill="${colour}" stroke="${colour}" stroke-width="${random() < 0.5 ? 0 : stroke}"`;
  const texts = lines.map(({ text, script }, index) => {
    const spaced = script === 'other' ? text.join('\u2003') : text.join('');
    const place = `translate(${10 + random()} ${(index + 0.7) * ROW + random()}) rotate(${random() - 0.5}) skewX(${random() * 4 - 2})`;
    return `<text transform="${place}">${escaped(spaced)}</text>`;
  });
  const [language, weight] = [random() < 0.6 ? 'ne' : 'hi', random() < 0.25 ? 700 : 400];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LINES * ROW}" xml:lang="${language}"><rect width="100%" height="100%" fill="rgb(${paper},${paper},${paper})"/><g font-family="${font}" font-size="${size}" font-weight="${weight}" ${inkOf}>${texts.join('')}</g></svg>`;
  const blur = 0.3 + random() * 0.045 * size;
  const drawn = sharp(Buffer.from(svg)).blur(blur).toColourspace('b-w').extractChannel(0);
  const clean = await drawn.raw().toBuffer();
  const amount = random() * 28;
  const noisy = clean.map((level) => Math.min(255, Math.max(0, level + (random() - 0.5) * 2 * amount)));
  const quality = 55 + Math.floor(random() * 40);
  const raw = { width: WIDTH, height: LINES * ROW, channels: 1 as const };
  const jpeg = await sharp(noisy, { raw }).jpeg({ quality }).toBuffer();
  const { data } = await sharp(jpeg).toColourspace('b-w').extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  const picture: GreyPicture = { pixels: new Uint8Array(data), width: WIDTH, height: LINES * ROW };
  if (random() < 0.7) cleanPaper(picture);
  return lines.flatMap(({ text, script }, row) => {
    const cell = { left: 2, right: WIDTH - 2, top: row * ROW + 2, bottom: (row + 1) * ROW - 2 };
    const cellInk = findGlyphs(picture, cell, inkShares[Math.floor(random() * inkShares.length)] ?? 0);
    if (script !== 'other' && cellInk.glyphs.length !== text.length) return [];
    const tallest = Math.max(...cellInk.glyphs.map(heightOf));
    const line = lineOf(cellInk.glyphs, tallest * (0.9 + random() * 0.2));
    return cellInk.glyphs.map((glyph, index): Sample => {
      const name: GlyphClass = script === 'other' ? 'other' : (text[index] ?? 'other');
      return { inputs: glyphInputs(picture, cellInk, glyph, line), label: glyphClasses.indexOf(name) };
    });
  });
}

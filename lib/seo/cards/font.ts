import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { processWide } from '#lib/runtime/process-wide.ts';

const FOLDER = 'node_modules/@fontsource/noto-serif-devanagari/files';

const devanagari = /\p{scx=Deva}/u;

/** Of a line: letters of one script each; joiners and blanks go with Devanagari. */
const runs = /[\p{scx=Deva}\p{Cf} ]+|[^\p{scx=Deva}\p{Cf}]+/gu;

interface Faces {
  devanagari: Font;
  latin: Font;
}

function load(subset: 'devanagari' | 'latin'): Font {
  const font = create(readFileSync(join(FOLDER, `noto-serif-devanagari-${subset}-700-normal.woff`)));
  if ('fonts' in font) throw new Error('a font file, not a collection, is expected');
  return font;
}

function faces(): Faces {
  return processWide('fonts of cards', () => ({ devanagari: load('devanagari'), latin: load('latin') }));
}

/** The letters of a line as they are shaped, conjuncts and all: outlines from a baseline at 0 0, and the width in pixels. */
export function shape(line: string, size: number): { outlines: string; width: number } {
  let x = 0;
  let outlines = '';
  for (const run of line.match(runs) ?? []) {
    const font = devanagari.test(run) ? faces().devanagari : faces().latin;
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run, undefined, undefined, 'NEP ');
    glyphs.forEach((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const place = `translate(${(x + xOffset * scale).toFixed(1)} ${(-yOffset * scale).toFixed(1)})`;
      outlines += `<path transform="${place} scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
      x += xAdvance * scale;
    });
  }
  return { outlines, width: x };
}

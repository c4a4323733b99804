import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const picturesFolder = join(root, 'public/pictures');

export const filesFolder = join(root, 'campus-api/sample/files');

const fontFolder = '/usr/share/fonts/truetype/noto';

export const fonts = {
  text: join(fontFolder, 'NotoSans-Regular.ttf'),
  bold: join(fontFolder, 'NotoSans-Bold.ttf'),
  nepali: join(fontFolder, 'NotoSansDevanagari-Regular.ttf'),
  nepaliBold: join(fontFolder, 'NotoSansDevanagari-Bold.ttf'),
};

/** Throws with what to install when a font is missing. */
export function requireFonts(): void {
  const missing = Object.values(fonts).filter((path) => !existsSync(path));
  if (missing.length > 0) {
    throw new Error(`Missing ${missing.join(', ')}: install the Noto fonts (Debian: apt-get install fonts-noto-core)`);
  }
}

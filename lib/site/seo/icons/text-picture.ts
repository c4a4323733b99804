import 'server-only';
import sharp from 'sharp';
import { pictureFont } from './picture-font.ts';

export interface TextPicture {
  /** PNG with a transparent ground. */
  picture: Buffer;
  width: number;
  height: number;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes characters reserved in Pango's markup, and replaces control characters, which are invalid in XML. */
function escapeMarkup(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>]/g, (character) => escapes[character] ?? '');
}

/** Renders a text as a picture, wrapped at `width` pixels. `size`: pixels. */
export async function textPicture(text: string, size: number, colour: string, width: number): Promise<TextPicture> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${pictureFont.family} ${size}`,
      fontfile: pictureFont.file,
      // A point is a pixel.
      dpi: 72,
      width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

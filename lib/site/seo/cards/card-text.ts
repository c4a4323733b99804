import { beginningOf } from '#packages/nepali/text/clip.ts';
import 'server-only';
import { type TextPicture, textPicture } from '../icons/text-picture.ts';

/** Font sizes of headings in pixels; the largest fitting size is used. */
const SIZES = [84, 72, 60, 50] as const;
const MIN_SIZE = 42;

/** Longer headings do not fit even at the smallest size. */
const MAX_CHARACTERS = 400;

interface TextBox {
  width: number;
  height: number;
}

/** A heading as large as the box allows; if it is too long even at the smallest size, it ends in `…`. Null for a blank heading. */
export async function fitHeading(heading: string, colour: string, box: TextBox): Promise<TextPicture | null> {
  const fullText = beginningOf(heading, MAX_CHARACTERS).trim().replace(/\s+/g, ' ');
  if (fullText === '') return null;
  const draw = (text: string, size: number) => textPicture(text, size, colour, box.width);
  const fits = ({ width, height }: TextPicture) => width <= box.width && height <= box.height;
  for (const size of SIZES) {
    const drawn = await draw(fullText, size);
    if (fits(drawn)) return drawn;
  }
  let text = fullText;
  let drawn = await draw(text, MIN_SIZE);
  while (!fits(drawn)) {
    text = withoutLastWord(text);
    drawn = await draw(`${text} …`, MIN_SIZE);
  }
  return drawn;
}

/** Removes the last word; a single word is cut in half. */
function withoutLastWord(text: string): string {
  const end = text.lastIndexOf(' ');
  return end === -1 ? beginningOf(text, Math.ceil(text.length / 2)) : text.slice(0, end);
}

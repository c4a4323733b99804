/** Pixels along a side of the small picture that is looked at. */
const side = 48;
/** Shares of a page of paper: nearly white, and nearly without colour. */
const paperWhite = 0.6;
const paperGrey = 0.95;

/** Whether a picture looks like a page of paper, which strays into a folder of photographs from the same scanner or telephone. */
export async function looksLikeScan(picture: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const pixels = await sharp(picture)
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  let [white, grey] = [0, 0];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (Math.min(red, green, blue) > 200) white += 1;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < 24) grey += 1;
  }
  const count = pixels.length / 3;
  return white / count > paperWhite && grey / count > paperGrey;
}

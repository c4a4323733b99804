import sharp from 'sharp';

/** Pixels of a side; the largest icon is 512. */
const SIDE = 512;

const number = (text: string | undefined) => Number.parseFloat(text ?? '');

/**
 * Returns a logo as SVG that fills its container, from an SVG, or from a picture, which is embedded in one.
 * @throws where it is neither
 */
export async function readLogo(bytes: Buffer): Promise<string> {
  const text = bytes.toString('utf8');
  const root = /<svg\b[^>]*>/.exec(text)?.[0];
  if (root === undefined) {
    const picture = await sharp(bytes)
      .resize(SIDE, SIDE, { fit: 'contain', background: '#0000' })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const data = `data:image/png;base64,${picture.toString('base64')}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><image width="${SIDE}" height="${SIDE}" href="${data}"/></svg>\n`;
  }
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(root)?.[1];
  const [width, height] = [number(attribute('width')), number(attribute('height'))];
  const viewBox = attribute('viewBox') ?? (width > 0 && height > 0 ? `0 0 ${width} ${height}` : null);
  if (viewBox === null) throw new Error('The logo has neither a viewBox nor width and height.');
  if (/<script\b|\son\w+=/i.test(text)) throw new Error('The logo holds a script: save it as plain SVG.');
  const bare = root
    .replaceAll(/\s(?:width|height|x|y|viewBox)="[^"]*"/g, '')
    .replace('<svg', `<svg viewBox="${viewBox}"`);
  // Without the prolog: cards embed the SVG in another one.
  return `${text.slice(text.indexOf(root)).replace(root, bare).trimEnd()}\n`;
}

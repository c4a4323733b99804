import { decoded } from '../network/same-site.ts';
import { plain } from './html-text.ts';

/** The name at the end of an address, decoded; the address for one without a name. */
export function fileName(url: string): string {
  const path = url.replace(/[?#].*/s, '').replace(/(?<!\/)\/+$/, '');
  return plain(decoded(path.split('/').at(-1) ?? '')) || url;
}

/** The extension of a name in lower case, without its dot; empty without one. */
export function endingOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether a name has the extension of a picture, or none: its content decides the format. */
export function isNameOfPicture(name: string): boolean {
  return /^(?:avif|bmp|gif|hei[cf]|jfif|jpe|jpe?g|mpo|png|tiff?|webp)?$/.test(endingOf(name));
}

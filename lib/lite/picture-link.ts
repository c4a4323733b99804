import { escapeMarkup } from '../escape-markup.ts';

/** What stands for a picture in a link. */
export function pictureWords(alt: string): string {
  return `<span data-picture>${escapeMarkup(alt)}</span>`;
}

/** What stands for any other: it leads to the picture, and with scripts shows it in its place (`askPictures`). */
export function pictureLink(source: string, alt: string, label: string): string {
  const words = alt === '' ? label : `${label}: ${alt}`;
  return `<a href="${escapeMarkup(source)}" rel="nofollow" data-picture>${escapeMarkup(words)}</a>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** What stands for a picture: it leads to the picture, and with scripts shows it in its place (`askPictures`). */
export function pictureLink(source: string, alt: string, label: string): string {
  const words = alt === '' ? label : `${label}: ${alt}`;
  return `<a href="${escaped(source)}" rel="nofollow" data-picture>${escaped(words)}</a>`;
}

const SIGN = '[•●▪■◦○‣–—*·\\uf0b7\\uf0a7-]';
const NUMBER = '\\(?(?:\\d{1,3}|[०-९]{1,3}|[a-z]|[ivx]{1,4}|[क-ह])[.)।]';
const marker = new RegExp(`^(?:${SIGN}|${NUMBER})\\s`, 'iu');

/** Whether the text of a list item already begins with a number or a bullet: `1. `, `(क) `, `• `. */
export function hasOwnMarker(item: string): boolean {
  return marker.test(item.trimStart());
}

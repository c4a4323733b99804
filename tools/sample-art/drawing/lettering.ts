export interface Lettering {
  size: number;
  colour?: string;
  bold?: boolean;
  serif?: boolean;
  align?: 'start' | 'middle' | 'end';
  /** Extra space between letters in pixels; none for Devanagari. */
  spacing?: number;
}

/** A line of words in a picture; the system's Noto faces shape Latin and Devanagari. */
export function words(x: number, y: number, text: string, style: Lettering): string {
  const { size, colour = '#16305c', bold = false, serif = false, align = 'start', spacing = 0 } = style;
  const family = serif ? 'Noto Serif, Noto Serif Devanagari' : 'Noto Sans, Noto Sans Devanagari';
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${bold ? 700 : 400}" fill="${colour}" text-anchor="${align}" letter-spacing="${spacing}">${safe}</text>`;
}

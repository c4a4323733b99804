/** Removes the indentation that the generator adds around texts, as readers treat it as part of them. */
export function minifyXml(xml: string): string {
  return xml.replace(/>\s+(?=<!\[CDATA\[)/g, '>').replace(/(?<=\]\]>)\s+(?=<\/)/g, '');
}

import type { FontRun } from '../text/font-runs.ts';
import { officePrefixes } from '../text/open-package.ts';
import { raised } from '../text/raised.ts';
import { scanXml, type XmlAttributes, type XmlHandler } from '../text/scan-xml.ts';

/** A text whose font is that of its cell has the font undefined. */
export type RichText = readonly (Omit<FontRun, 'font'> & { readonly font: string | undefined })[];

/** Characters that XML cannot have (ECMA-376, part 1, 22.9.2.19). */
const ESCAPED = /_x([0-9a-f]{4})_/gi;
const unescaped = (text: string) =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Reads the runs of a text from the events within its element; phonetic guides are left out. */
export function richTextReader(): XmlHandler & { take(): RichText } {
  let runs: { text: string; font: string | undefined }[] = [];
  let font: string | undefined;
  let isText = false;
  let isRaised = false;
  let phonetic = 0;
  return {
    open(name: string, attributes: XmlAttributes) {
      if (name === 'x:rPh') phonetic += 1;
      else if (name === 'x:r') font = undefined;
      else if (name === 'x:vertAlign') isRaised = attributes.get('val') === 'superscript';
      else if (name === 'x:rFont') font = attributes.get('val');
      isText = name === 'x:t' && phonetic === 0;
    },
    text(text: string) {
      if (isText) runs.push({ text: isRaised ? raised(unescaped(text)) : unescaped(text), font });
    },
    close(name: string) {
      if (name === 'x:rPh') phonetic -= 1;
      else if (name === 'x:r') {
        font = undefined;
        isRaised = false;
      }
      isText = false;
    },
    take() {
      const result = runs;
      runs = [];
      font = undefined;
      return result;
    },
  };
}

/** Reads the table of texts that cells refer to by index. */
export function readSharedStrings(xml: string | null): RichText[] {
  const strings: RichText[] = [];
  if (xml === null) return strings;
  const reader = richTextReader();
  scanXml(xml, officePrefixes, {
    open: reader.open,
    text: reader.text,
    close(name) {
      reader.close(name);
      if (name === 'x:si') strings.push(reader.take());
    },
  });
  return strings;
}

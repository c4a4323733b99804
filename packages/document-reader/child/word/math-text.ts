import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';
import { raised } from '../text/raised.ts';

/** A part of a formula; several signs are in brackets. */
const part = (text: string) => (/^(?:[\p{L}\p{M}\p{N}.,]*|\(.*\))$/u.test(text) ? text : `(${text})`);

/** The text of a formula in one line: `1/2`, `x²`, `√(a+b)` (ECMA-376, part 1, 22.1). */
export function mathText(element: XmlElement): string {
  const { name, children } = element;
  if (name === 'm:t') return children.filter((child) => typeof child === 'string').join('');
  if (name === 'w:del' || name === 'w:moveFrom') return '';
  const of = (child: string) => {
    const inner = descend(element, child);
    return inner ? mathText(inner) : '';
  };
  const power = () => {
    const text = raised(of('m:sup'));
    return text === of('m:sup') && text !== '' ? `^${part(text)}` : text;
  };
  if (name === 'm:f') return `${part(of('m:num'))}/${part(of('m:den'))}`;
  if (name === 'm:sSup') return `${of('m:e')}${power()}`;
  if (name === 'm:sSubSup') return `${of('m:e')}${of('m:sub')}${power()}`;
  if (name === 'm:rad') return `${raised(of('m:deg'))}√${part(of('m:e'))}`;
  return elementsOf(element).map(mathText).join('');
}

import { createElement, Fragment } from 'react';
import ui from './ui.module.css';

/** Numbers of several parts, with the signs that no line divides from them: `7-2-29-145`, `6:00–18:00`, `(2083-08-05`, `Himchuli-7,`. */
const numbers =
  /([(“‘]?(?:(?<!\p{Nd})\p{Nd}+(?:[-–:/.]\p{Nd}+)+|(?<![\p{L}\p{M}])[\p{L}\p{M}]+-\p{Nd}+)[,.;:!?)”’।]{0,2})/u;

export const hasUnbrokenNumber = (text: string): boolean => numbers.test(text);

/** A text with numbers of several parts that no line divides. */
export function UnbrokenNumbers({ children: text }: { children: string }) {
  const parts = text.split(numbers);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 0 ? part : createElement('span', { className: ui.unbroken }, part))),
  );
}

import { readFileSync } from 'node:fs';
import { featureAt } from './supported-browsers.ts';
import type { Use } from './use.ts';

/** An element of HTML with its attributes; values in braces may hold a `>`. */
const ELEMENT = /<([a-z][a-z0-9]*)\b((?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)>/g;
const ATTRIBUTE = /\s([a-zA-Z]+)(?==|\s|$|\/)/g;

/** HTML features in components: elements and attributes. */
export function attributeFeatures(files: readonly string[]): Use[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(ELEMENT)].flatMap(({ 1: element = '', 2: within = '', index }) => {
      const bare = within.replace(/\{(?:[^{}]|\{[^{}]*\})*\}|"[^"]*"/g, '');
      const line = text.slice(0, index).split('\n').length;
      const names = [...bare.matchAll(ATTRIBUTE)].map(([, name = '']) => name.toLowerCase());
      const uses = names.map((name): Use => {
        const own = `html.elements.${element}.${name}`;
        const path = featureAt(own) ? own : `html.global_attributes.${name}`;
        return { file, line, name: `<${element} ${name}>`, path };
      });
      return [{ file, line, name: `<${element}>`, path: `html.elements.${element}` }, ...uses];
    });
  });
}

import { globSync, readFileSync } from 'node:fs';
import { retired } from './words.ts';

const HOME = 'scripts/vocabulary/';
const word = new RegExp(`\\b(${Object.keys(retired).join('|')})\\b`);

/** Where a text uses a retired word: a sentence for each line that does. */
export function retiredWordsIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const [, found = ''] = word.exec(line) ?? [];
    return found ? [`${file}:${index + 1} says ${found}; the word here is ${retired[found]}.`] : [];
  });
}

/** The same in all sources of the project. */
export function retiredWords(): string[] {
  return globSync('{app,bench,campus-api,components,content,deploy,e2e,lib,scripts,server}/**/*.{ts,tsx,mjs}')
    .filter((file) => !file.startsWith(HOME))
    .flatMap((file) => retiredWordsIn(file, readFileSync(file, 'utf8')));
}

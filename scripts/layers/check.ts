import { globSync } from 'node:fs';
import { importedFiles } from './imports.ts';
import { roomOf, rooms } from './modules.ts';

/** Tests stand beside all rooms, and so does what only they use. */
const isOfTests = (file: string) => /^e2e\/|\.(test|spec)\.tsx?$|\/testing\//.test(file);

/** What is wrong with one import, in a sentence that names both files; null where it is right. */
export function explainImport(from: string, to: string): string | null {
  const lower = roomOf(from);
  const upper = roomOf(to);
  for (const [file, room] of [
    [from, lower],
    [to, upper],
  ] as const) {
    if (room === null) return `${file} is in no room: give its folder a place in scripts/layers/modules.ts.`;
  }
  if (lower === null || upper === null || rooms.indexOf(upper) <= rooms.indexOf(lower)) return null;
  return `${from} imports ${to}: ${upper} lies above ${lower}. Move what both need into a lower room, or hand it over from above.`;
}

/** Every import of the project that leads upwards. */
export function upwardImports(): string[] {
  const files = globSync(`{${[...rooms, 'lib'].join()}}/**/*.{ts,tsx,mjs}`).concat(globSync('*.{ts,mjs}'));
  return files
    .filter((file) => !isOfTests(file) && !file.endsWith('.d.ts'))
    .flatMap((file) => importedFiles(file, { types: true }).flatMap((other) => explainImport(file, other) ?? []))
    .sort();
}

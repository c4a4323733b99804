import { globSync } from 'node:fs';
import { importedFiles } from './imports.ts';
import { moduleOf, modules } from './modules.ts';

/** Tests and their helpers may import any module. */
export const isOfTests = (file: string) => /^e2e\/|\.(test|spec)\.tsx?$|\/testing\//.test(file);

/** Describes an import that leads upwards, with both files; null for an allowed one. */
export function explainImport(from: string, to: string): string | null {
  const lower = moduleOf(from);
  const upper = moduleOf(to);
  for (const [file, module] of [
    [from, lower],
    [to, upper],
  ] as const) {
    if (module === null) return `${file} is in no module: add its folder to scripts/layers/modules.ts.`;
  }
  if (lower === null || upper === null || modules.indexOf(upper) <= modules.indexOf(lower)) return null;
  return `${from} imports ${to}: ${upper} is above ${lower}. Move the shared code into a lower module, or pass it in from above.`;
}

/** All imports of the project that lead upwards. */
export function upwardImports(): string[] {
  const roots = new Set(modules.map((module) => module.split('/')[0]));
  const files = globSync(`{${[...roots].join()}}/**/*.{ts,tsx,mjs}`).concat(globSync('*.{ts,mjs}'));
  return files
    .filter((file) => !isOfTests(file) && !file.endsWith('.d.ts'))
    .flatMap((file) => importedFiles(file, { types: true }).flatMap((other) => explainImport(file, other) ?? []))
    .sort();
}

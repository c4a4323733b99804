import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const packageOf = (file: string) => /^packages\/[^/]+/.exec(file)?.[0] ?? null;
const entryFiles = new Map<string, ReadonlySet<string>>();

/** The files of a package that others may import: the `exports` of its package.json. */
function entriesOf(folder: string): ReadonlySet<string> {
  const cached = entryFiles.get(folder);
  if (cached) return cached;
  const { exports }: { exports: Record<string, string> } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const entries = new Set(Object.values(exports).map((path) => join(folder, path)));
  entryFiles.set(folder, entries);
  return entries;
}

/** Describes an import of a file within a package from outside of it; null for one of its entry points. */
export function explainPackageImport(from: string, to: string): string | null {
  const folder = packageOf(to);
  if (folder === null || packageOf(from) === folder || entriesOf(folder).has(to) || isOfTests(to)) return null;
  return `${from} imports ${to}, which ${folder}/package.json does not export: import one of ${[...entriesOf(folder)].join(', ')}.`;
}

/** All imports of the project that lead upwards, or into a package past its entry points. */
export function upwardImports(): string[] {
  const roots = new Set(modules.map((module) => module.split('/')[0]));
  const files = globSync(`{${[...roots].join()}}/**/*.{ts,tsx,mjs}`).concat(globSync('*.{ts,mjs}'));
  return files
    .filter((file) => !isOfTests(file) && !file.endsWith('.d.ts'))
    .flatMap((file) =>
      importedFiles(file, { types: true }).flatMap(
        (other) => explainImport(file, other) ?? explainPackageImport(file, other) ?? [],
      ),
    )
    .sort();
}

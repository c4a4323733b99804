import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /^(?:import|export)\s(type\s)?(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]/gm;
const LAZY = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The project file of a specifier; null for packages, styles and built-in modules. */
function resolveOwn(from: string, name: string): string | null {
  if (!/^[.#]/.test(name) || !/\.(tsx?|mjs)$/.test(name)) return null;
  const path = name.startsWith('#') ? name.slice(1) : join(dirname(from), name);
  return existsSync(path) ? path : null;
}

/** The files of the project that a file imports; without `types` only those imported at run time. */
export function importedFiles(file: string, { types }: { types: boolean }): string[] {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(IMPORT)].flatMap(([, isType, name = '']) => (isType && !types ? [] : [name]));
  const lazy = [...text.matchAll(LAZY)].map(([, name = '']) => name);
  return [...named, ...lazy].flatMap((name) => resolveOwn(file, name) ?? []);
}

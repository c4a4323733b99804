import { globSync } from 'node:fs';
import { importedFiles } from '../layers/imports.ts';

/** Folders of sources and their unit tests. */
const SOURCES =
  '{app,campus-api,components,content,deploy,docs,lib,operations,packages,scripts,server}/**/*.{ts,tsx,mjs}';
const isTest = (file: string) => /\.test\.tsx?$/.test(file) && !file.includes('.contract.test.');

/** For each file the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Reads the import graph of the project. */
export function readImporters(): Importers {
  const importers = new Map<string, string[]>();
  for (const file of [...globSync(SOURCES), 'middleware.ts', 'instrumentation.ts']) {
    for (const target of importedFiles(file, { types: false })) {
      const list = importers.get(target);
      if (list) list.push(file);
      else importers.set(target, [file]);
    }
  }
  return importers;
}

/** Unit tests that import one of these files, nearest first: each with the number of imports between. */
export function relatedTests(importers: Importers, files: readonly string[]): Map<string, number> {
  const distances = new Map(files.map((file) => [file, 0]));
  // A map iterates over entries that are added meanwhile.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return new Map([...distances].filter(([file]) => isTest(file)));
}

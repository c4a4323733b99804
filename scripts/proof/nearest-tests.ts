import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importedFiles } from '../layers/imports.ts';

/** Folders of sources and their unit tests. */
const SOURCES =
  '{app,campus-api,components,content,deploy,docs,lib,operations,packages,scripts,server}/**/*.{ts,tsx,mjs}';
const isTest = (file: string) => /\.test\.tsx?$/.test(file) && !file.includes('.contract.test.');

/** The path of a program that a file starts as a process. */
const PROGRAM = /(?:new URL\(|Program = |\bresolve\(|cwd\(\), |execPath, \[|runToDeath\()['`]([^'`\n]+\.ts)['`]/g;

/** Programs that a file starts: their paths begin at the file, its folder `SOURCES`, the folder of test programs, or the root of the project. */
function startedPrograms(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(PROGRAM)].flatMap(([, path = '']) => {
    const name = path.replace(/^\$\{SOURCES\}/, '.');
    const paths = name.startsWith('.') ? [join(dirname(file), name)] : [name, join('campus-api/testing', name)];
    return paths.filter((each) => existsSync(each));
  });
}

/** For each file the files that import it, or start it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Reads the import graph of the project. */
export function readImporters(): Importers {
  const importers = new Map<string, string[]>();
  for (const file of [...globSync(SOURCES), 'middleware.ts', 'instrumentation.ts']) {
    for (const target of [...importedFiles(file, { types: false }), ...startedPrograms(file)]) {
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

import { globSync, readFileSync } from 'node:fs';
import { importedFiles } from '../layers/imports.ts';

/** Where the code of browsers begins: client components, the scripts within pages, the service worker and the one that ends it. */
function entries(): string[] {
  const isClient = (file: string) => /^(?:\/\*.*?\*\/\s*)?['"]use client['"]/s.test(readFileSync(file, 'utf8'));
  return [
    ...globSync('{app,components,lib}/**/*.{ts,tsx}').filter(isClient),
    // But for what puts its parts together, on the server.
    ...globSync('components/page-script/**/*.ts').filter(
      (file) => !/\/(page-script|control-scripts|hooks|script\.d)\.ts$/.test(file),
    ),
    'lib/offline/main.ts',
    'lib/offline/unregister-worker.ts',
  ];
}

/** Every source file of ours that runs in a browser. */
export function clientFiles(): string[] {
  const found = new Set<string>();
  const waiting = entries();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || /\.test\.tsx?$/.test(file)) continue;
    found.add(file);
    waiting.push(...importedFiles(file, { types: false }));
  }
  return [...found].sort();
}

import { globSync, readFileSync } from 'node:fs';
import { importedFiles } from '../layers/imports.ts';

/** Entry points of client code: client components, inline scripts, the service worker and the one that unregisters it. */
function entries(): string[] {
  const isClient = (file: string) => /^(?:\/\*.*?\*\/\s*)?['"]use client['"]/s.test(readFileSync(file, 'utf8'));
  return [
    ...globSync('{app,components,lib}/**/*.{ts,tsx}').filter(isClient),
    // Except files that assemble the script on the server.
    ...globSync('components/page-script/**/*.ts').filter(
      (file) => !/\/(page-script|control-scripts|data-attributes|script\.d)\.ts$/.test(file),
    ),
    'lib/site/offline/main.ts',
    'lib/site/offline/unregister-worker.ts',
  ];
}

/** All source files of the project that run in a browser. */
export function clientFiles(): string[] {
  const reached = new Set<string>();
  const waiting = entries();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || /\.test\.tsx?$/.test(file)) continue;
    reached.add(file);
    waiting.push(...importedFiles(file, { types: false }));
  }
  return [...reached].sort();
}

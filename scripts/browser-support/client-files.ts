import { globSync, readFileSync } from 'node:fs';
import { importedFiles } from '../layers/imports.ts';

/** Entry points of the scripts that every engine runs: the page script, and those inlined into pages. */
const pageScripts = ['start', 'mark-scripts', 'open-flash-notice'].map((name) => `components/page-script/${name}.ts`);

/** Entry points of client code: client components, scripts of pages, the service worker and the one that unregisters it. */
function entries(): string[] {
  const isClient = (file: string) => /^(?:\/\*.*?\*\/\s*)?['"]use client['"]/s.test(readFileSync(file, 'utf8'));
  return [
    ...globSync('{app,components,lib}/**/*.{ts,tsx}').filter(isClient),
    ...pageScripts,
    ...globSync('components/page-script/controls/*.ts'),
    'lib/site/offline/main.ts',
    'lib/site/offline/unregister-worker.ts',
  ];
}

/** All source files of the project that run in a browser. */
export const clientFiles = (): string[] => withImports(entries());

/** The source files of the scripts that every engine runs. */
export const pageScriptFiles = (): string[] => withImports(pageScripts);

function withImports(files: readonly string[]): string[] {
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || /\.test\.tsx?$/.test(file)) continue;
    reached.add(file);
    waiting.push(...importedFiles(file, { types: false }));
  }
  return [...reached].sort();
}

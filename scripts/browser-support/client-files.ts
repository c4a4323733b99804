import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Types vanish in the build. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]/gm;
const LAZY = /\bimport\(['"]([^'"]+)['"]\)/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function resolveOwn(from: string, name: string): string | null {
  if (!name.startsWith('.') && !name.startsWith('@/')) return null;
  const path = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name);
  return ENDINGS.map((ending) => path + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}

/** Where the code of browsers begins: client components, the scripts within pages, the service worker and the one that ends it. */
function entries(): string[] {
  const isClient = (file: string) => /^(?:\/\*.*?\*\/\s*)?['"]use client['"]/s.test(readFileSync(file, 'utf8'));
  return [
    ...globSync('{app,components,lib}/**/*.{ts,tsx}').filter(isClient),
    ...globSync('components/frame/inline/*.ts'),
    'lib/service-worker/main.ts',
    'lib/service-worker/farewell.ts',
  ];
}

/** Every source file of ours that runs in a browser. */
export function clientFiles(): string[] {
  const found = new Set<string>();
  const waiting = entries();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || /\.test\.tsx?$/.test(file)) continue;
    found.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of [...text.matchAll(IMPORT), ...text.matchAll(LAZY)]) {
      const imported = resolveOwn(file, name);
      if (imported) waiting.push(imported);
    }
  }
  return [...found].sort();
}

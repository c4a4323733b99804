import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';

interface Tracer {
  nodeFileTrace(
    files: readonly string[],
    options: {
      base: string;
      processCwd: string;
      readFile(path: string): Promise<Buffer | string | null>;
      ignore: string;
      conditions: readonly string[];
    },
  ): Promise<{ fileList: Set<string> }>;
}

// The tracer that Next uses for files of pages; it does not parse types.
const tracer: Tracer = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');

/** The source without types; null for a missing file. */
async function readAsScript(path: string): Promise<Buffer | string | null> {
  const bytes = await readFile(path).catch(() => null);
  return path.endsWith('.ts') && bytes ? stripTypeScriptTypes(bytes.toString()) : bytes;
}

/** Paths, from the project's root, of all files that these programs may load under these import conditions, packages included. */
export async function traceFiles(
  programs: readonly string[],
  conditions: readonly string[] = ['node'],
): Promise<string[]> {
  const base = resolve('.');
  const { fileList } = await tracer.nodeFileTrace(
    programs.map((program) => resolve(program)),
    {
      base,
      processCwd: base,
      readFile: readAsScript,
      // The framework has traced its own files, without those for builds and development (`.next/standalone`).
      ignore: 'node_modules/next/dist/server/next.js',
      conditions,
    },
  );
  return [...fileList];
}

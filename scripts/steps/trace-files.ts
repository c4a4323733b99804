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

// The tracer that Next looks for files of pages with; it knows no types.
const tracer: Tracer = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');

/** Null: there is no such file. */
async function readAsScript(path: string): Promise<Buffer | string | null> {
  const bytes = await readFile(path).catch(() => null);
  return path.endsWith('.ts') && bytes ? stripTypeScriptTypes(bytes.toString()) : bytes;
}

/** What these programs of the project may load under these conditions of Node's, packages included: paths from the project's root. */
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
      // The framework has traced its own files, without what builds and develops (`.next/standalone`).
      ignore: 'node_modules/next/dist/server/next.js',
      conditions,
    },
  );
  return [...fileList];
}

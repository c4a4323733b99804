import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { UnreadableError } from './unreadable-error.ts';

/** `FPDF_ERR_PASSWORD` and `FPDF_ERR_SECURITY` of `fpdfview.h`. */
const NEEDS_PASSWORD = new Set([4, 5]);

let loaded: Promise<WrappedPdfiumModule> | undefined;

/** The one engine of this process: pdfium in WebAssembly, which sees neither files nor the network. */
function pdfium(): Promise<WrappedPdfiumModule> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<WrappedPdfiumModule> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const engine = await init({ wasmBinary: Uint8Array.from(wasm).buffer });
  engine.FPDF_InitLibrary();
  return engine;
}

/** All bytes that pdfium sees, until it takes more. */
export function memoryOf({ pdfium: module }: WrappedPdfiumModule): Uint8Array {
  const memory: unknown = Reflect.get(module, 'HEAPU8');
  if (!(memory instanceof Uint8Array)) throw new Error('pdfium shows no memory');
  return memory;
}

/** Bytes of pdfium's memory that JavaScript fills and reads. */
export interface Scratch {
  readonly at: number;
  float(place: number): number;
  double(place: number): number;
}

export interface OpenPdf {
  readonly engine: WrappedPdfiumModule;
  readonly document: number;
  readonly pageCount: number;
  readonly scratch: Scratch;
}

/** A few numbers of 8 bytes. */
const SCRATCH_BYTES = 1024;

/** Opens a PDF for as long as `work` runs. @throws UnreadableError `encrypted`, `broken`, `empty` */
export async function withPdf<T>(bytes: Uint8Array, work: (pdf: OpenPdf) => T | Promise<T>): Promise<T> {
  const engine = await pdfium();
  const { malloc, free } = engine.pdfium.wasmExports;
  const [file, at] = [malloc(bytes.length), malloc(SCRATCH_BYTES)];
  memoryOf(engine).set(bytes, file);
  const document = engine.FPDF_LoadMemDocument(file, bytes.length, '');
  try {
    if (document === 0)
      throw new UnreadableError(NEEDS_PASSWORD.has(engine.FPDF_GetLastError()) ? 'encrypted' : 'broken');
    const pageCount = engine.FPDF_GetPageCount(document);
    if (pageCount < 1) throw new UnreadableError('empty');
    const scratch = {
      at,
      float: (place: number) => engine.pdfium.getValue(at + 4 * place, 'float'),
      double: (place: number) => engine.pdfium.getValue(at + 8 * place, 'double'),
    };
    return await work({ engine, document, pageCount, scratch });
  } finally {
    if (document !== 0) engine.FPDF_CloseDocument(document);
    free(file);
    free(at);
  }
}

/** A page for as long as `work` runs; null where it is broken. */
export async function withPage<T>(
  { engine, document }: OpenPdf,
  number: number,
  work: (page: number) => T | Promise<T>,
): Promise<T | null> {
  const page = engine.FPDF_LoadPage(document, number - 1);
  if (page === 0) return null;
  try {
    return await work(page);
  } finally {
    engine.FPDF_ClosePage(page);
  }
}

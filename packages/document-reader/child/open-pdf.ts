import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { UnreadableError } from './text/unreadable-error.ts';

/** `FPDF_ERR_PASSWORD` and `FPDF_ERR_SECURITY` of `fpdfview.h`. */
const NEEDS_PASSWORD = new Set([4, 5]);

let loaded: Promise<WrappedPdfiumModule> | undefined;

/** Loads the engine once: pdfium in WebAssembly, without access to files and the network. */
function pdfium(): Promise<WrappedPdfiumModule> {
  loaded ??= load();
  return loaded;
}

type EngineFunction = Exclude<keyof WrappedPdfiumModule, 'pdfium'>;

/** Functions called for each letter or object: the library finds each by its name and copies its arguments at every call, which takes as long as the function. */
const frequent: readonly EngineFunction[] = [
  'FPDFText_GetCharAngle',
  'FPDFText_GetFontSize',
  'FPDFText_GetTextObject',
  'FPDFText_GetUnicode',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_IsGenerated',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetClipPath',
  'FPDFPageObj_GetMark',
  'FPDFPageObj_GetType',
  'FPDFClipPath_CountPaths',
  'FPDFClipPath_CountPathSegments',
  'FPDFClipPath_GetPathSegment',
  'FPDFPage_GetObject',
];
const frequentChecks: readonly EngineFunction[] = [
  'FPDFText_GetCharOrigin',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetMatrix',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_HasTransparency',
  'FPDFPath_GetDrawMode',
  'FPDFPathSegment_GetPoint',
];

/** Calls the frequent functions directly. */
function shortenCalls(engine: WrappedPdfiumModule): void {
  const functionOf = (name: string) => {
    const direct: unknown = Reflect.get(engine.pdfium.wasmExports, name);
    if (typeof direct !== 'function') throw new Error(`pdfium has no ${name}`);
    return direct;
  };
  for (const name of frequent) Reflect.set(engine, name, functionOf(name));
  for (const name of frequentChecks) {
    const direct = functionOf(name);
    Reflect.set(engine, name, (...numbers: readonly number[]) => direct(...numbers) !== 0);
  }
}

async function load(): Promise<WrappedPdfiumModule> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const engine = await init({ wasmBinary: Uint8Array.from(wasm).buffer });
  engine.FPDF_InitLibrary();
  shortenCalls(engine);
  return engine;
}

/** Memory of pdfium, valid until it grows. */
export function memoryOf({ pdfium: module }: WrappedPdfiumModule): Uint8Array {
  const memory: unknown = Reflect.get(module, 'HEAPU8');
  if (!(memory instanceof Uint8Array)) throw new Error('pdfium exports no memory');
  return memory;
}

/** A rectangle of a page in points. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Buffer in pdfium's memory for results. */
interface Scratch {
  readonly at: number;
  float(index: number): number;
  double(index: number): number;
}

export interface OpenPdf {
  readonly engine: WrappedPdfiumModule;
  readonly document: number;
  readonly pageCount: number;
  readonly scratch: Scratch;
  /** The fields of forms, opened for the first one. */
  form(): number;
}

const SCRATCH_BYTES = 1024;

/** Runs `work` with an open PDF. @throws UnreadableError `encrypted`, `broken`, `empty` */
export async function withPdf<T>(bytes: Uint8Array, work: (pdf: OpenPdf) => T | Promise<T>): Promise<T> {
  const engine = await pdfium();
  const { malloc, free } = engine.pdfium.wasmExports;
  const [file, at] = [malloc(bytes.length), malloc(SCRATCH_BYTES)];
  memoryOf(engine).set(bytes, file);
  const document = engine.FPDF_LoadMemDocument(file, bytes.length, '');
  let fields: { info: number; form: number } | undefined;
  try {
    if (document === 0)
      throw new UnreadableError(NEEDS_PASSWORD.has(engine.FPDF_GetLastError()) ? 'encrypted' : 'broken');
    const pageCount = engine.FPDF_GetPageCount(document);
    if (pageCount < 1) throw new UnreadableError('empty');
    const scratch = {
      at,
      float: (index: number) => engine.pdfium.getValue(at + 4 * index, 'float'),
      double: (index: number) => engine.pdfium.getValue(at + 8 * index, 'double'),
    };
    const form = () => {
      if (fields) return fields.form;
      const info = engine.PDFiumExt_OpenFormFillInfo();
      fields = { info, form: engine.PDFiumExt_InitFormFillEnvironment(document, info) };
      return fields.form;
    };
    return await work({ engine, document, pageCount, scratch, form });
  } finally {
    if (fields) {
      engine.PDFiumExt_ExitFormFillEnvironment(fields.form);
      engine.PDFiumExt_CloseFormFillInfo(fields.info);
    }
    if (document !== 0) engine.FPDF_CloseDocument(document);
    free(file);
    free(at);
  }
}

/** Runs `work` with an open page; null where the page is broken. */
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

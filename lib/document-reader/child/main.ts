// The program that reads documents, a process of its own: what a file does to it, it does to nothing else. The site starts it
// (reader-process.ts), tells it jobs, and ends it where it takes too much.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentKind, DocumentText } from '../types.ts';
import { type Job, type JobReply, TEXT_FILE } from './jobs.ts';
import { withPdf } from './open-pdf.ts';
import { readPdf } from './read-pdf.ts';
import { UnreadableError } from './unreadable-error.ts';

/** A PDF may have so many bytes of something else before it (ISO 32000, annex H). */
const PDF_STARTS_WITHIN = 1024;

function checkKind(bytes: Buffer, kind: DocumentKind): void {
  if (bytes.length === 0) throw new UnreadableError('empty');
  const isPdf = bytes.subarray(0, PDF_STARTS_WITHIN).includes('%PDF-');
  if (isPdf !== (kind === 'pdf')) throw new UnreadableError('wrong-kind');
}

async function read(bytes: Buffer, { kind, mostPages }: Job): Promise<DocumentText> {
  checkKind(bytes, kind);
  return withPdf(bytes, (pdf) => readPdf(pdf, mostPages));
}

async function run(job: Job): Promise<JobReply> {
  const { number, file, folder } = job;
  try {
    const text = await read(await readFile(file), job);
    await writeFile(join(folder, TEXT_FILE), JSON.stringify(text));
    return { number, why: null };
  } catch (error) {
    if (error instanceof UnreadableError) return { number, why: error.why };
    return { number, why: 'broken', detail: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (job: Job) => {
  void run(job).then((reply) => process.send?.(reply));
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));

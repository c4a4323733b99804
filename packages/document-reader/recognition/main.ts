// The program that recognises the text of pages from their pictures, a separate process: a page takes seconds and much memory.
// It is started (recogniser-process.ts), sent jobs, and killed when it exceeds a limit.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPgm } from '../grey-map.ts';
import { type JobReply, RECOGNISED_FILE, type RecogniseJob, SCAN_FILE } from '../jobs.ts';
import { type Engine, startEngine } from './engine.ts';
import { recognisePage } from './recognise-page.ts';

let engine: Promise<Engine> | undefined;

async function run({ number, folder }: RecogniseJob): Promise<JobReply> {
  try {
    engine ??= startEngine();
    const page = recognisePage(await engine, readPgm(await readFile(join(folder, SCAN_FILE))));
    await writeFile(join(folder, RECOGNISED_FILE), JSON.stringify(page));
    return { number, why: null };
  } catch (error) {
    return { number, why: 'broken', detail: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (job: RecogniseJob) => {
  void run(job).then((reply) => process.send?.(reply));
});
// The parent process has ended.
process.on('disconnect', () => process.exit(0));

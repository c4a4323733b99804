import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '#lib/platform/runtime/write-atomically.ts';

const schema = z.object({ waiting: z.int().min(0), at: z.int() });

/** Pages that wait to be recognised, at a time in epoch milliseconds. */
export type RecognitionProgress = z.infer<typeof schema>;

const fileIn = (dataDir: string) => join(dataDir, 'documents', 'recognition.json');

/** Stores the progress for other programs on this machine: the admin and the doctor. @throws errors of the file system */
export function writeProgress(dataDir: string, progress: RecognitionProgress): Promise<void> {
  return writeAtomically(fileIn(dataDir), JSON.stringify(progress));
}

/** Null where no site on this machine has recognised pages. */
export function readProgress(dataDir: string): RecognitionProgress | null {
  try {
    return schema.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

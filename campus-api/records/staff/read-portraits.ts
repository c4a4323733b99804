import { basename } from 'node:path';
import type { Problem } from '#campus-api/csv/problems.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { createNames } from '#campus-api/files/new-names.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { portraitBounds, preparePicture } from '#campus-api/pictures/prepare-picture.ts';
import type { StaffMatch } from './match-staff.ts';

/** Stored names by the line of their row. */
export interface Portraits {
  stored: Map<number, string>;
  newFiles: NewFile[];
}

/** Prepares the pictures named by rows, except stored names of `existing` portraits. */
export async function readPortraits(
  matches: StaffMatch[],
  existing: ReadonlySet<string | null>,
  find: (name: string) => UploadedFile,
  problems: Problem[],
): Promise<Portraits> {
  const nameFor = createNames();
  const portraits: Portraits = { stored: new Map(), newFiles: [] };
  for (const { draft } of matches) {
    const { line, picture } = draft;
    if (!picture) continue;
    if (existing.has(picture)) {
      portraits.stored.set(line, picture);
      continue;
    }
    const addProblem = (problem: Pick<Problem, 'code' | 'values'>) =>
      problems.push({ line, column: 'picture', ...problem });
    if (basename(picture) !== picture) {
      addProblem({ code: 'file-in-folder' });
      continue;
    }
    const content = await preparePicture(find(picture), portraitBounds);
    if (!Buffer.isBuffer(content)) {
      addProblem(content);
      continue;
    }
    const stored = nameFor(`${picture}.jpg`);
    portraits.stored.set(line, stored);
    portraits.newFiles.push({ stored, content });
  }
  return portraits;
}

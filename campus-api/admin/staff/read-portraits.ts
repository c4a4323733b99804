import { basename } from 'node:path';
import type { NewFile } from '#campus-api/files/store-file.ts';
import type { Problem } from '../csv/problems.ts';
import type { UploadedFile } from '../files/check-file.ts';
import { createNames } from '../files/new-names.ts';
import { portraitFrame, preparePicture } from '../pictures/prepare-picture.ts';
import type { Match } from './match-staff.ts';

/** Stored names by the line of the row that asks for them. */
export interface Portraits {
  stored: Map<number, string>;
  newFiles: NewFile[];
}

/** Prepares the pictures that rows name and that are not `there` already, as portraits of staff by their stored names. */
export async function readPortraits(
  matches: Match[],
  there: ReadonlySet<string | null>,
  find: (name: string) => UploadedFile,
  problems: Problem[],
): Promise<Portraits> {
  const nameFor = createNames();
  const portraits: Portraits = { stored: new Map(), newFiles: [] };
  for (const { draft } of matches) {
    const { line, picture } = draft;
    if (!picture) continue;
    if (there.has(picture)) {
      portraits.stored.set(line, picture);
      continue;
    }
    const complain = (problem: Pick<Problem, 'code' | 'values'>) =>
      problems.push({ line, column: 'picture', ...problem });
    if (basename(picture) !== picture) {
      complain({ code: 'file-in-folder' });
      continue;
    }
    const content = await preparePicture(find(picture), portraitFrame);
    if (!Buffer.isBuffer(content)) {
      complain(content);
      continue;
    }
    const stored = nameFor(`${picture}.jpg`);
    portraits.stored.set(line, stored);
    portraits.newFiles.push({ stored, content });
  }
  return portraits;
}

import { basename } from 'node:path';
import type { NewFile } from '../../files/store-file.ts';
import type { Problem } from '../csv/problems.ts';
import type { OfficeFile } from '../files/check-file.ts';
import { createNames } from '../files/new-names.ts';
import { findingTexts } from '../findings/finding-texts.ts';
import { portraitFrame, preparePicture } from '../pictures/prepare-picture.ts';
import type { Match } from './match-staff.ts';

/** Stored names by the line of the row that asks for them. */
export interface Portraits {
  stored: Map<number, string>;
  newFiles: NewFile[];
}

/** Prepares the pictures that rows name and that are not already those of their people. */
export async function readPortraits(
  matches: Match[],
  find: (name: string) => OfficeFile,
  problems: Problem[],
): Promise<Portraits> {
  const nameFor = createNames();
  const portraits: Portraits = { stored: new Map(), newFiles: [] };
  for (const { draft, known } of matches) {
    const { line, picture } = draft;
    if (!picture || picture === known?.profilePic) continue;
    const complain = (reason: string) => problems.push({ line, column: 'picture', reason });
    if (basename(picture) !== picture) {
      complain('takes the name of a file without a folder');
      continue;
    }
    const content = await preparePicture(find(picture), portraitFrame);
    if (!Buffer.isBuffer(content)) {
      complain(findingTexts[content.code]('picture', content.values));
      continue;
    }
    const stored = nameFor(`${picture}.jpg`);
    portraits.stored.set(line, stored);
    portraits.newFiles.push({ stored, content });
  }
  return portraits;
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { prepareLogo } from '#campus-api/pictures/prepare-logo.ts';
import { type DocumentContent, isContent } from './documents.ts';

/** SHA-256 of the logos of the sample campus in earlier releases. */
const sampleLogos: readonly string[] = ['6c340d709aa05930', '40b99ad16db809c9'];

interface ImportedLogos {
  identity: DocumentContent;
  newFiles: NewFile[];
  /** Files that cannot be logos. */
  skipped: string[];
}

/** The identity with the logos of a fork, which were SVG files below `public/logos`; those of the sample are left out. */
export async function takeOverLogos(identity: DocumentContent, publicFolder: string): Promise<ImportedLogos> {
  const newFiles: NewFile[] = [];
  const skipped: string[] = [];
  const read = async (name: string, alt: unknown) => {
    const path = join(publicFolder, 'logos', `${name}.svg`);
    if (!existsSync(path) || alt === undefined) return {};
    const digest = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
    if (sampleLogos.includes(digest)) return {};
    const prepared = await prepareLogo({ path });
    if ('code' in prepared) {
      skipped.push(path);
      return {};
    }
    const { picture, width, height } = prepared;
    const stored = `site-${digest}-${name}.png`;
    newFiles.push({ stored, content: picture });
    return { logo: { src: `/files/${stored}`, width, height, alt } };
  };
  const campus = await read('campus', identity.name);
  const { university } = identity;
  const completed = isContent(university) && {
    university: { ...university, ...(await read('university', university.text)) },
  };
  return { identity: { ...identity, ...campus, ...completed }, newFiles, skipped };
}

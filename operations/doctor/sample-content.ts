import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSampleDocuments } from '#campus-api/campus/document-reports.ts';
import { findSampleRecords } from '#campus-api/campus/sample-records.ts';
import { documentLabel } from '#campus-api/model/document-label.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';

/** Pictures of the sample campus: the beginning of their SHA-256. */
export const samplePictures: Readonly<Record<string, string>> = {
  'public/pictures/banner-1.webp': 'd436955416066e67',
  'public/pictures/banner-2.webp': '1908c1612045fcc6',
  'public/pictures/banner-3.webp': '69aefff7cc7f0764',
  'public/pictures/cafeteria.webp': 'c3eb843cc1c8c4c7',
  'public/pictures/history-1.webp': '099961d436d8066d',
  'public/pictures/history-2.webp': 'a0987cd821534f01',
  'public/pictures/history-3.webp': '796965ef04d2360d',
  'public/pictures/hostel.webp': 'b4f53b00f902f496',
  'public/pictures/library-1.webp': '227ef02e6436b391',
  'public/pictures/library-2.webp': '147ca441f282d34a',
  'public/pictures/library-3.webp': 'c14c69266dd10fa8',
  'public/pictures/map.webp': '12d495ff82a57fec',
};

export function isSamplePicture(path: string): boolean {
  if (!existsSync(path)) return false;
  return createHash('sha256')
    .update(readFileSync(path))
    .digest('hex')
    .startsWith(samplePictures[path] ?? ' ');
}

/** The documents to edit: each, or their number in one line. */
function describeDocuments(keys: readonly string[], listsAll: boolean): string[] {
  if (listsAll)
    return keys.map(
      (key) => `${documentLabel(key, 'en')}: edit it in the admin, or with npm run campus-api -- site import`,
    );
  if (keys.length === 0) return [];
  return [`${keys.length} documents of the site content; npm run doctor -- --sample-documents lists them`];
}

/** Remaining sample content, line by line, with the command or the file that replaces it. */
export function describeSampleContent(
  { upstreamUrl, siteContentUrl, dataDir }: Environment,
  listsDocuments = false,
): string[] {
  const hasCampus = siteContentUrl === null && existsSync(join(dataDir, 'campus.db'));
  const records = upstreamUrl === null ? findSampleRecords({ dataDir }) : [];
  const documents = hasCampus ? findSampleDocuments({ dataDir }) : [];
  const lines = [
    ...records.map(({ what, count, command }) => `${count === 1 ? what : `${count} ${what}`}: ${command}`),
    ...describeDocuments(documents, listsDocuments),
    ...Object.keys(samplePictures)
      .filter(isSamplePicture)
      .map((file) => `picture: replace ${file}`),
  ];
  if (lines.length === 0) return [];
  const all = 'npm run campus-api -- prepare --empty --name "NAME"';
  const hint =
    records.length + documents.length > 0 ? [`  all records and documents at once: ${all} (undo restores them)`] : [];
  return ['Remaining sample content, and how to replace it:', ...lines.map((line) => `  ${line}`), ...hint];
}

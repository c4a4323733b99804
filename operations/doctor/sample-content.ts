import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findSampleDocuments } from '#campus-api/campus/document-reports.ts';
import { findSampleRecords } from '#campus-api/campus/sample-records.ts';
import { documentLabel } from '#campus-api/model/document-label.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';

/** The documents to edit: each, or their number in one line. */
function describeDocuments(keys: readonly string[], listsAll: boolean): string[] {
  if (listsAll)
    return keys.map(
      (key) => `${documentLabel(key, 'en')}: edit it in the admin, or with npm run campus-api -- site import`,
    );
  if (keys.length === 0) return [];
  return [`${keys.length} documents of the site content; npm run doctor -- --sample-documents lists them`];
}

/** Remaining sample content, line by line, with the command that replaces it. The pictures of the sample belong to its documents. */
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
  ];
  if (lines.length === 0) return [];
  const all = 'npm run campus-api -- prepare --empty --name "NAME"';
  return [
    'Remaining sample content, and how to replace it:',
    ...lines.map((line) => `  ${line}`),
    `  all records and documents at once: ${all} (undo restores them)`,
  ];
}
